import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** `chromium-121` is the oldest Chromium that the tests can get; the site supports 120 and later. */
export type Browser = 'chromium' | 'chromium-121' | 'firefox' | 'webkit'

const firstExisting = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

const override = process.env['CHROMIUM']

/** The path of the installed Chromium, if there is one. The environment variable `CHROMIUM` overrides it. */
export function chromiumPath(): string | undefined {
  const linux = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return firstExisting(override, ...linux, mac, chromium.executablePath())
}

/** The package is for Linux on x64 only. It is unpacked here because two workers must not unpack it at once. */
const hasChromium121 = process.platform === 'linux' && process.arch === 'x64'
const chromium121 = hasChromium121 ? await sparticuz.executablePath() : undefined

/** The path of a browser's executable, or `undefined` if it is not installed. `FIREFOX` overrides Firefox's. */
export function pathOf(browser: Browser): string | undefined {
  // This is Chromium without windows, in which the tests take half as long.
  const headless = '/usr/bin/chromium-headless-shell'
  if (browser === 'chromium') return firstExisting(override, headless) ?? chromiumPath()
  if (browser === 'chromium-121') return chromium121
  const firefox = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']
  if (browser === 'firefox') return firstExisting(process.env['FIREFOX'], ...firefox, '/usr/bin/firefox')
  const hasDriver = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path))
  return hasDriver ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] : undefined
}
