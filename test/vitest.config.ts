import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { drawingColours } from '../build/drawing-colours.ts'
import { clientAddresses } from '../vite.config.ts'

/** Two runtimes: `worker` is workerd, where the site runs; `node` reads the repository's files. */
export default defineConfig({
  test: {
    projects: [
      {
        // As in the build: an address for every file, however small.
        build: { assetsInlineLimit: 0 },
        plugins: [
          clientAddresses(),
          drawingColours(),
          cloudflareTest({ main: './src/worker.ts', wrangler: { configPath: './wrangler.toml' } }),
        ],
        test: {
          name: 'worker',
          // The Worker keeps no state between requests, so the files may share one.
          isolate: false,
          testTimeout: 30_000,
          include: ['test/**/*.test.{ts,tsx}'],
          // What the spec lists for this site is asked on every change; what goes live is the owner's own.
          exclude: [
            'test/{node,browser}/**',
            ...(process.env['DELIVERIES'] === 'off' ? ['test/delivered/**'] : []),
          ],
        },
      },
      {
        build: { assetsInlineLimit: 0 },
        plugins: [clientAddresses(), drawingColours()],
        test: {
          name: 'node',
          // Many of these start other programs, on machines that may be busy.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          include: ['test/node/**/*.test.ts'],
        },
      },
    ],
  },
})
