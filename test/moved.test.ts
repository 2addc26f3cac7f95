import { parse } from 'node-html-parser'
import { expect, it, vi } from 'vitest'
import { createApp } from '../src/app.tsx'
import { isFeed } from '../src/metadata/metadata.ts'
import { securityHeaders } from '../src/middleware/security-headers.ts'
import { type Moved, moved } from '../src/moved.ts'
import { pages } from '../src/pages.tsx'
import { isPath } from '../src/routes.ts'
import { ask as askApp } from './ask.ts'
import { get } from './site.ts'

const old: Moved = {
  '/old/team': '/contact',
  '/old/blog/': 'gone',
  '/old/über-uns': '/contact',
  '/old/work.html': '/portfolio',
  // @ts-expect-error: a page of today is no old address
  '/contact': '/portfolio',
  // @ts-expect-error: there is no such page to lead to
  '/old/nowhere': '/nope',
}

const app = createApp(pages, { old })
const ask = (path: string, init?: RequestInit) => askApp(app, path, init, { APP_ENV: 'production' })

const warn = vi.spyOn(console, 'warn')

it.each([
  ['/old/team', '/contact'],
  ['/old/team/', '/contact'],
  ['/old/team?utm_source=x&a=b', '/contact?utm_source=x&a=b'],
  ['/old/%74eam', '/contact'],
  ['/old/%C3%BCber-uns', '/contact'],
  ['/old/work.html?category=x', '/portfolio?category=x'],
])('a moved address: %s leads to %s, at once', async (path, target) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask(path, { method })
    expect(status).toBe(301)
    expect(headers.get('Location')).toBe(target)
    expect(body).toBe('')
    // A wrong line can be taken back.
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(headers.get('Strict-Transport-Security')).toBe(securityHeaders()['Strict-Transport-Security'])
  }
  expect((await ask(target)).status).toBe(200)
})

it('a moved address is no page of its own', async () => {
  expect((await ask('/old/team', { method: 'POST' })).status).toBe(405)
  expect((await ask('/old/team/more')).status).toBe(404)
})

it.each(['/old/blog', '/old/blog/', '/old/blog?page=2'])('a page is gone at %s, unlogged', async (path) => {
  // The second answer comes from memory.
  for (const answer of [await ask(path), await ask(path)]) {
    expect(answer.status).toBe(410)
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(parse(answer.body).querySelector('[data-not-found]')).not.toBeNull()
  }
  expect(warn).not.toHaveBeenCalled()
})

/** The rows of this site: none, until a page moves. */
it.each(Object.entries(moved))('%s is answered from the table alone', async (address, to) => {
  const path = address.replace(/(?<=.)\/$/, '')
  expect(path).toBe(decodeURI(path))
  expect(path).not.toMatch(/[?#]|^\/\//)
  expect(isPath(path) || isFeed(path)).toBe(false)
  const { status, headers } = await get(address)
  expect([status, headers.get('Location')]).toEqual(to === 'gone' ? [410, null] : [301, to])
})
