import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'

const wanting = { Accept: 'text/markdown' }

test('every page has the same Markdown at its own address as at the page’s', async ({ request }) => {
  for (const path of paths) {
    const file = await request.get(path === '/' ? '/index.md' : `${path}.md`)
    expect(file.status(), path).toBe(200)
    const page = await request.get(path, { headers: wanting })
    expect(page.headers()['content-type'], path).toBe('text/markdown; charset=utf-8')
    const text = await file.text()
    expect(text).toMatch(/^---\ntitle: "/)
    expect((await page.text()) === text, path).toBe(true)
  }
})

test('Markdown says what it is, and that search engines should list the page instead', async ({
  request,
}) => {
  const headers = (await request.get('/about.md')).headers()
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  const page = (await request.get('/about', { headers: wanting })).headers()
  expect(page['x-robots-tag']).toBeUndefined()
  expect(page['vary']).toContain('Accept')
  expect(page['content-security-policy']).toMatch(/^default-src 'none'/)
})

test('who has the Markdown already is told so, at both addresses', async ({ request }) => {
  for (const path of ['/about.md', '/about']) {
    const tag = (await request.get(path, { headers: wanting })).headers()['etag'] ?? ''
    expect(tag).not.toBe('')
    const again = await request.get(path, { headers: { ...wanting, 'If-None-Match': tag } })
    expect(again.status(), path).toBe(304)
  }
})

test('Markdown that is not there is not found', async ({ request }) => {
  for (const path of ['/nope.md', '/about/index.md', '/about.md/']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type']).toMatch(/^text\/html/)
  }
})
