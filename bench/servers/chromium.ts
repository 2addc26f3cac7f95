import puppeteer from 'puppeteer-core'
import { chromiumPath } from '../../test/browser/drivers/browsers.ts'

/** Starts the Chromium that is there. Through Playwright, it would prerender nothing. */
export function launchChromium() {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('There is no Chromium: node test/browser/drivers/install.ts')
  // As a flag: by `acceptInsecureCerts`, each first connection would be made twice.
  const args = ['--no-sandbox', '--disable-component-update', '--ignore-certificate-errors']
  return puppeteer.launch({ executablePath, args })
}
