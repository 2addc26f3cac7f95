import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import puppeteer from 'puppeteer-core'

/** The first of these files that exists. */
export const firstThere = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The Chromium that is there, if any; the variable `CHROMIUM` names one that is elsewhere. */
export function chromiumPath(): string | undefined {
  const linux = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return firstThere(process.env['CHROMIUM'], ...linux, mac, chromium.executablePath())
}

/** Starts the Chromium that is there. Through Playwright, it would prerender nothing. */
export function launchChromium() {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('There is no Chromium: node test/browser/drivers/install.ts')
  // As a flag: by `acceptInsecureCerts`, each first connection would be made twice.
  const args = ['--no-sandbox', '--disable-component-update', '--ignore-certificate-errors']
  return puppeteer.launch({ executablePath, args })
}
