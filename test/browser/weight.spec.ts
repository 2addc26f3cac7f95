import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'
import { budgets, overBudget } from '../budgets.ts'

const zipped = (...parts: string[]) => gzipSync(parts.join(''), { level: 9 }).length

for (const path of [...paths, '/no-such-page']) {
  test(`${path} with its stylesheets and its script keeps to its budgets`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const [, first = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? []
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    const sheets = await Promise.all(linked.map(async (href) => (await request.get(href)).text()))
    expect.soft(zipped(first, ...sheets), overBudget('stylesheets')).toBeLessThanOrEqual(budgets.styles)
    const scripted = zipped(await (await request.get(script)).text())
    expect.soft(scripted, overBudget('script')).toBeLessThanOrEqual(budgets.script)
    const page = [html, ...sheets].reduce((sum, each) => sum + zipped(each), 0)
    expect.soft(page, overBudget('page')).toBeLessThanOrEqual(budgets.page)
    const [, limit = 0] = budgets.html.find(([page]) => page.test(path)) ?? []
    expect.soft(html.length, overBudget('HTML')).toBeLessThanOrEqual(limit)
  })
}
