import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** The browser that is there, if any; `CHROMIUM` names one that is elsewhere. */
export function chromiumPath(): string | undefined {
  return candidates.find((path) => path && existsSync(path))
}
