import { expect, it, vi } from 'vitest'
import { createApp } from '../src/app.tsx'
import type { Moved } from '../src/moved.ts'
import { pages } from '../src/pages.tsx'
import { ask as askApp } from './ask.ts'
import { expectSecure } from './site.ts'

const old: Moved = {
  '/old/team': '/contact',
  '/old/blog/': 'gone',
  '/old/über-uns': '/contact',
  '/old/work.html': '/portfolio',
  // @ts-expect-error: the address of a page cannot be an old address
  '/contact': '/portfolio',
  // @ts-expect-error: the new address must be the address of a page
  '/old/nowhere': '/nope',
}

const app = createApp(pages, { old })
// The Worker logs missing pages only when it has a version, as on Cloudflare.
const env = { APP_ENV: 'production', CF_VERSION: { id: 'v-1' } }
const ask = (path: string) => askApp(app, path, {}, env)

it.each([
  ['/old/team', '/contact'],
  ['/old/team/?utm_source=x&a=b', '/contact?utm_source=x&a=b'],
  ['/old/%74eam', '/contact'],
  ['/old/%C3%BCber-uns', '/contact'],
  ['/old/work.html?category=x', '/portfolio?category=x'],
])('%s redirects to %s', async (path, target) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers.get('Location'), body]).toEqual([301, target, ''])
  // Browsers ask again after an hour, so that a wrong line can be corrected.
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
  expectSecure(headers)
})

it('nothing else is redirected', async () => {
  expect((await ask('/old/team/more')).status).toBe(404)
  expect((await ask('/contact')).status).toBe(200)
})

it.each(['/old/blog', '/old/blog/', '/old/blog?page=2'])('%s is gone and is not logged', async (path) => {
  const warn = vi.spyOn(console, 'warn')
  // The second answer comes from the cache.
  for (const { status, headers, body } of [await ask(path), await ask(path)]) {
    expect(status).toBe(410)
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(body).toContain('data-not-found')
  }
  expect(warn).not.toHaveBeenCalled()
})
