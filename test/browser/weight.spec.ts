import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { type Path, paths, socialPicture } from '../../src/routes.ts'
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

test('each page has a social picture of its own, of 1200 × 630 pixels, within its budget', async ({
  request,
}) => {
  const pictureOf = async (path: Path) => (await request.get(socialPicture(path))).body()
  const pictures = await Promise.all(paths.map(pictureOf))
  for (const picture of pictures) {
    expect.soft(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect.soft(picture.length, overBudget('social picture')).toBeLessThanOrEqual(budgets.socialPicture)
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(paths.length)
})
