import { defineConfig, devices } from '@playwright/test'
import { type Browser, chromiumPath, pathOf } from './drivers/browsers.ts'

const port = 8788
/** Set while a release asks a site that runs elsewhere, which then takes the place of the server here. */
const site = process.env['SITE']
const states = 'engines/states.spec.ts'

/** A project of `engines/`, unless its browser is missing here. */
function driven(name: string, testMatch: string, browser: Browser) {
  return pathOf(browser) ? [{ name, testMatch, use: { driven: browser } }] : []
}

/** Real browsers against the production build, served by `npm start`, and Chromium against `npm run dev`. */
export default defineConfig<object, { driven: Browser }>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  workers: 2,
  // Drivers of busy machines now and then miss a step; such a test is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: site ?? `http://localhost:${port}`,
    launchOptions: {
      executablePath: chromiumPath() ?? '',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: site
    ? [{ name: 'release', testMatch: states }]
    : [
        { name: 'chromium', testIgnore: ['development/**', 'engines/{drawings,layout}.spec.ts'] },
        // One server for all of them, on a copy that each changes.
        { name: 'development', testMatch: 'development/*.spec.ts', fullyParallel: false, workers: 1 },
        ...driven('firefox', 'engines/*.spec.ts', { engine: 'firefox', minimum: false }),
        ...driven('webkit', 'engines/*.spec.ts', { engine: 'webkit', minimum: false }),
        ...driven('minimum-chromium', states, { engine: 'chromium', minimum: true }),
        ...driven('minimum-firefox', states, { engine: 'firefox', minimum: true }),
        ...driven('minimum-webkit', states, { engine: 'webkit', minimum: true }),
      ],
  webServer: site
    ? []
    : {
        command: `npm start -- --port ${port}`,
        cwd: '../..',
        url: `http://localhost:${port}/`,
        timeout: 120_000,
        reuseExistingServer: false,
      },
})
