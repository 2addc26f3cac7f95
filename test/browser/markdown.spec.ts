import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'

test('every page has the same Markdown at its own address as at the page’s', async ({ request }) => {
  for (const path of paths) {
    const file = await request.get(path === '/' ? '/index.md' : `${path}.md`)
    expect(file.status(), path).toBe(200)
    const page = await request.get(path, { headers: { Accept: 'text/markdown' } })
    expect(page.headers()['content-type'], path).toBe('text/markdown; charset=utf-8')
    const text = await file.text()
    expect(text).toMatch(/^---\ntitle: "/)
    expect((await page.text()) === text, path).toBe(true)
  }
})
