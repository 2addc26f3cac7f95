import { parse } from 'node-html-parser'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../src/app.tsx'
import { failure } from '../src/content/error-pages.ts'
import { type Page, pages } from '../src/pages.tsx'
import { ask, broken } from './ask.ts'
import { textOf } from './site.ts'

const error = vi.spyOn(console, 'error')

/** What has been logged as errors: each as it was thrown, and the fields beside it. */
function logged(): { thrown: unknown; path: string; message: string }[] {
  return error.mock.calls.map(([thrown, fields]) => ({ thrown, ...fields }))
}

function withContact(contact: Page) {
  return createApp({ ...pages, '/contact': contact })
}

function throwText(): never {
  throw 'the shuttle is stuck'
}

async function LateThrow() {
  await new Promise((resolve) => setTimeout(resolve))
  return broken()
}

describe.each<[string, Page]>([
  ['throws at once', broken],
  ['throws what is no error', throwText],
  ['throws late', () => <LateThrow />],
  [
    'throws late, behind a boundary',
    () => (
      <Suspense fallback={<p>Winding…</p>}>
        <LateThrow />
      </Suspense>
    ),
  ],
])('a page that %s', (_, contact) => {
  it('is answered with the whole error page, with a link to the home page, and logged once', async () => {
    const { status, headers, body } = await ask(withContact(contact), '/contact')
    expect(status).toBe(500)
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('ETag')).toBeNull()
    const root = parse(body)
    expect(textOf(root.querySelector('h1'))).toBe(failure.heading)
    const links = root.querySelectorAll('main a')
    expect(links.map((link) => `${textOf(link)} ${link.getAttribute('href')}`)).toEqual(
      expect.arrayContaining([`${failure.again} /contact`, `${failure.home} /`]),
    )
    expect(body).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
    expect(body).not.toContain('shuttle')
    expect(body).not.toContain('Winding')
    const message = 'the shuttle is stuck'
    expect(logged()).toMatchObject([
      { thrown: new Error(message), event: 'error', path: '/contact', message },
    ])
  })

  it('is not cached: the next visitor gets the page', async () => {
    let calm = false
    const app = withContact((request) => (calm ? pages['/contact'](request) : contact(request)))
    expect((await ask(app, '/contact')).status).toBe(500)
    calm = true
    const next = await ask(app, '/contact')
    expect(next.status).toBe(200)
    expect(next.body).toBe((await ask(createApp(pages), '/contact')).body)
  })
})

it('when the error page cannot be drawn either, a plain document leads home', async () => {
  const app = createApp({ ...pages, '/contact': broken }, { errorPage: broken })
  const { status, headers, body } = await ask(app, '/contact')
  expect(status).toBe(500)
  expect(headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(body).toContain('<a href="/">')
  expect(body).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  expect(logged()).toHaveLength(2)
  expect((await ask(app, '/portfolio')).status).toBe(200)
})
