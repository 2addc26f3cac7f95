/** The browsers of other engines that this machine has. */
import { existsSync, globSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { firstThere } from '../../../scripts/browsers.ts'

/** The Firefox that is there, if any, with its own remote protocol; `FIREFOX` names one that is elsewhere. */
export function firefoxPath(): string | undefined {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox'
  return firstThere(process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox', mac)
}

/** Debian's browser of WebKitGTK, if it is there with its driver and a screen to show it on. */
export function webkitGtkPath(): string | undefined {
  const tools = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  return tools.every((tool) => existsSync(tool))
    ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
    : undefined
}

/** Whether Playwright has downloaded its own build of an engine. */
export const playwrightHas = {
  firefox: () => existsSync(firefox.executablePath()),
  webkit: () => existsSync(webkit.executablePath()),
}
