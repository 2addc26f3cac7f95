import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'

test('every page has a Markdown file', async ({ request }) => {
  for (const path of paths) {
    const file = await request.get(path === '/' ? '/index.md' : `${path}.md`)
    expect(file.status(), path).toBe(200)
    expect(file.headers()['content-type'], path).toBe('text/markdown; charset=utf-8')
    expect(await file.text(), path).toMatch(/^---\ntitle: "/)
  }
})
