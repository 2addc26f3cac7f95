import { existsSync, globSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import puppeteer from 'puppeteer-core'

const firstThere = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The Chromium that is there, if any; the variable `CHROMIUM` names one that is elsewhere. */
export function chromiumPath(): string | undefined {
  const linux = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return firstThere(process.env['CHROMIUM'], ...linux, mac, chromium.executablePath())
}

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

/** Starts the Chromium that is there. Through Playwright, it would prerender nothing. */
export function launchChromium() {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('There is no Chromium: node test/browser/install-browsers.ts')
  return puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-component-update'] })
}
