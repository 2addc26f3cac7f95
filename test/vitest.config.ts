import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { virtualClient } from '../build/client.ts'
import { pictures } from '../build/pictures.ts'

/** As in the build: an address for every file, however small. */
const build = { assetsInlineLimit: 0 }
const plugins = [virtualClient(), pictures()]

/** Time limits, in milliseconds, which only end a test that hangs, and none on a slow or busy machine. */
const [tenMinutes, halfAnHour] = [600_000, 1_800_000]

/**
 * Tests of `worker` run in workerd, as the site does. Tests of `node` may read files and change the content. Tests of `built`
 * build the site and run wrangler.
 */
export default defineConfig({
  test: {
    // What the site logs of failures is asserted where it matters.
    silent: 'passed-only',
    // Vitest leaves one processor core free by default, so on a machine with two cores it would run one file at a time.
    maxWorkers: 2,
    projects: [
      {
        build,
        resolve: { alias: [{ find: /^virtual:.+\.css$/, replacement: '/client/styles/base.css' }] },
        plugins: [
          ...plugins,
          cloudflareTest({ main: './src/worker.ts', wrangler: { configPath: './wrangler.toml' } }),
        ],
        test: {
          name: 'worker',
          // Tests know a class by the name that its file gives it.
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          // The files share one Worker, because starting one takes longer than most tests. It caches pages,
          // which are the same for all.
          isolate: false,
          clearMocks: true,
          testTimeout: tenMinutes,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/{node,built,browser,companies,sample/built,sample/node}/**'],
        },
      },
      {
        build,
        plugins,
        test: {
          name: 'node',
          isolate: false,
          testTimeout: tenMinutes,
          include: ['test/{node,companies,sample/node}/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        build,
        plugins,
        test: {
          name: 'built',
          testTimeout: halfAnHour,
          hookTimeout: halfAnHour,
          include: ['test/{,sample/}built/**/*.test.ts'],
        },
      },
    ],
  },
})
