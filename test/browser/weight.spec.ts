import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'

const kilobyte = 1024
const zipped = (...parts: string[]) => gzipSync(parts.join(''), { level: 9 }).length

/** Bytes of HTML before compression; a page holds up its first paint with each. */
const limits: [RegExp, number][] = [
  [/^\/$/, 90_000],
  [/^\/portfolio$/, 110_000],
  [/^\/case-studies\//, 55_000],
  [/./, 80_000],
]

for (const path of [...paths, '/no-such-page']) {
  test(`${path} is at most 26 KB gzip with its stylesheets, and they are at most 12 KB`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const [, first = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    const sheets = await Promise.all(linked.map(async (href) => (await request.get(href)).text()))
    expect.soft(first).toContain('.visually-hidden')
    expect.soft(zipped(first, ...sheets), 'stylesheets').toBeLessThanOrEqual(12 * kilobyte)
    const page = [html, ...sheets].reduce((sum, each) => sum + zipped(each), 0)
    expect.soft(page, 'page').toBeLessThanOrEqual(26 * kilobyte)
    const [, limit = 0] = limits.find(([page]) => page.test(path)) ?? []
    expect.soft(html.length, 'before compression').toBeLessThanOrEqual(limit)
  })
}
