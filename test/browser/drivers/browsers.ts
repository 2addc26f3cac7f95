import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** An engine, and whether its oldest release that docs/decisions/0008-browsers.md promises. */
export interface Browser {
  engine: 'chromium' | 'firefox' | 'webkit'
  minimum: boolean
}

/** Debian's packages of each. */
export const packages: Record<Browser['engine'], string[]> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** The first of these files that exists. */
const firstThere = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The Chromium that is there, if any; the variable `CHROMIUM` names one that is elsewhere. */
export function chromiumPath(): string | undefined {
  const linux = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return firstThere(process.env['CHROMIUM'], ...linux, mac, chromium.executablePath())
}

/** The package holds Chromium 121 for this platform alone. It unpacks it here, before workers can do so at once. */
const hasChromium121 = process.platform === 'linux' && process.arch === 'x64'
const chromium121 = hasChromium121 ? await sparticuz.executablePath() : undefined

/** The file that starts a browser, if it is here; the variables `CHROMIUM` and `FIREFOX` name others. */
export function pathOf({ engine, minimum }: Browser): string | undefined {
  if (engine === 'chromium') return minimum ? chromium121 : chromiumPath()
  if (engine === 'firefox') {
    const mac = '/Applications/Firefox.app/Contents/MacOS/firefox'
    return firstThere(process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox', mac)
  }
  const isWhole = existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
  return isWhole ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] : undefined
}
