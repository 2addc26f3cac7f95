import { defineConfig, devices } from '@playwright/test'
import { type Browser, pathOf } from './drivers/browsers.ts'

const port = 8788
/** Set while a release asks a site that runs elsewhere, which then takes the place of the server here. */
const site = process.env['SITE']
const states = 'engines/states/*.spec.ts'

/** A project that runs tests of `engines/` in a browser, if it is installed, in one worker, which starts it only once. */
function driven(name: Browser, testMatch: string) {
  return pathOf(name) ? [{ name, testMatch, workers: 1, use: { driven: name } }] : []
}

/** Real browsers against the production build, served by `npm start`, and Chromium against `npm run dev`. */
export default defineConfig<object, { driven: Browser }>({
  testDir: '..',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // A machine with two cores can run three tests at once, because tests of late files spend most of their time waiting.
  workers: 3,
  // On a slow machine, tests that open many pages, or one page at many widths, take longer than the default of 30 seconds.
  timeout: 120_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: site ?? `http://localhost:${port}`,
    launchOptions: {
      executablePath: pathOf('chromium') ?? '',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: site
    ? [{ name: 'release', testMatch: states }]
    : [
        { name: 'chromium', testIgnore: ['development/**', 'engines/layout.spec.ts'] },
        // One server for all of them, on a copy that each changes.
        {
          name: 'development',
          testMatch: 'development/*.spec.ts',
          fullyParallel: false,
          workers: 1,
          expect: { timeout: 15_000 },
        },
        ...driven('firefox', 'engines/**/*.spec.ts'),
        ...driven('webkit', 'engines/**/*.spec.ts'),
        ...driven('chromium-121', states),
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
