import { chromium, firefox, webkit } from '@playwright/test'
import { chromiumPath } from '../../../scripts/browsers.ts'
import type { Engine, Launch } from './engine.ts'
import { firefoxPreferences, launchFirefox } from './firefox.ts'
import { firefoxPath, playwrightHas, webkitGtkPath } from './installed.ts'
import { launchWithPlaywright } from './playwright.ts'
import { launchWebkitGtk } from './webkit-gtk.ts'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** Starts a browser of that engine: the system's, else Playwright's own. */
export function launchEngine(name: EngineName, launch: Launch = {}): Promise<Engine> {
  if (name === 'chromium') {
    const options = { executablePath: chromiumPath() ?? '', args: ['--no-sandbox'] }
    return launchWithPlaywright(chromium, launch, options)
  }
  if (name === 'firefox') {
    const path = firefoxPath()
    if (path) return launchFirefox(path, launch)
    return launchWithPlaywright(firefox, launch, { firefoxUserPrefs: firefoxPreferences(launch) })
  }
  const path = webkitGtkPath()
  return path ? launchWebkitGtk(path, launch) : launchWithPlaywright(webkit, launch)
}

/** Playwright's projects for the engines that are here, and the names of those that are not. */
export function engineProjects() {
  const firefoxIsHere = !!firefoxPath() || playwrightHas.firefox()
  const candidates = [
    { name: 'chromium-floor', engineName: 'chromium', floor: true, isHere: true },
    { name: 'firefox', engineName: 'firefox', floor: false, isHere: firefoxIsHere },
    { name: 'firefox-floor', engineName: 'firefox', floor: true, isHere: firefoxIsHere },
    {
      name: 'webkit',
      engineName: 'webkit',
      floor: false,
      isHere: !!webkitGtkPath() || playwrightHas.webkit(),
    },
    // Playwright's own WebKit cannot be told to do without single features.
    { name: 'webkit-floor', engineName: 'webkit', floor: true, isHere: !!webkitGtkPath() },
  ] as const
  return {
    projects: candidates
      .filter(({ isHere }) => isHere)
      .map(({ name, engineName, floor }) => ({
        name,
        testMatch: `engines/{${floor ? 'floor,states' : 'drawings,layout,states'}}.spec.ts`,
        use: { engineName, floor },
      })),
    missing: candidates.filter(({ isHere }) => !isHere).map(({ name }) => name),
  }
}
