import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from '../../scripts/browsers.ts'
import { engineProjects } from './engines/engines.ts'
import type { EngineOptions } from './engines/test.ts'

const port = 8788

/** Real browsers against the production build, served by `npm start`, and Chromium against `npm run dev`. */
export default defineConfig<object, EngineOptions>({
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
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: chromiumPath() ?? '',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: ['development/**', 'engines/**'] },
    // One server for all of them, on a copy that each changes.
    { name: 'development', testMatch: 'development/*.spec.ts', fullyParallel: false, workers: 1 },
    ...engineProjects().projects,
  ],
  webServer: {
    command: `npm start -- --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
