import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pathOf } from '../browser/drivers/browsers.ts'
import { brokenPictures, overflowAt } from '../browser/visit.ts'
import { companies } from '../companies/companies.ts'
import { exportsOf } from '../companies/site.ts'
import { writeContent } from '../companies/write.ts'
import { type Copy, startCopy } from '../node/copy.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: pathOf('chromium') ?? '', args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

/** Builds the site in a copy, and serves it in workerd. */
async function serve(copy: Copy, port: number): Promise<ChildProcess> {
  const inputs = () => globSync('{public,client,src}/**', { cwd: copy.folder })
  const before = inputs()
  await copy.succeed('npm', 'run', 'build')
  // A new file would differ from the commit, which a release refuses.
  expect(inputs()).toEqual(before)
  const program = [
    '../node_modules/wrangler/bin/wrangler.js',
    'dev',
    `--port=${port}`,
    '--var=APP_ENV:production',
  ]
  const server = spawn(process.execPath, program, { cwd: copy.folder, stdio: 'ignore' })
  const answers = () =>
    fetch(`http://localhost:${port}`, { signal: AbortSignal.timeout(5000) }).catch(() => false)
  await vi.waitUntil(answers, { timeout: 60_000, interval: 500 })
  return server
}

it.each([
  ['smallest', 8791],
  ['longest', 8792],
] as const)('the built site of the %s company has no page wider than the window', async (name, port) => {
  const copy = await startCopy()
  writeContent(copy.folder, await exportsOf(companies[name]))
  if (name === 'smallest')
    await copy.edit('client/styles/tokens.css', (css) => css.replace(':root {', '$& --loom: none;'))
  const server = await serve(copy, port)
  const page = await browser.newPage({ baseURL: `http://localhost:${port}`, reducedMotion: 'reduce' })
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/')
  expect(paths).toContain('/about')
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    for (const width of [320, 390, 1440]) {
      const overflow = await overflowAt(page, width)
      if (overflow > 0) faults.push(`${path} at ${width} px: ${overflow} px`)
    }
    faults.push(...(await page.evaluate(brokenPictures)))
  }
  server.kill()
  await once(server, 'exit')
  await copy.remove()
  expect(faults).toEqual([])
})
