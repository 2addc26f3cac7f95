import { parse } from 'node-html-parser'
import { type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { createApp } from '../src/app.tsx'
import { failure } from '../src/content/error-pages.ts'
import { pages } from '../src/pages.tsx'
import { ask, broken } from './ask.ts'
import { expectSecure, textOf } from './site.ts'

const error = vi.spyOn(console, 'error')

function throwText(): never {
  throw 'the shuttle is stuck'
}

async function LateThrow() {
  await new Promise((resolve) => setTimeout(resolve))
  return broken()
}

const behindBoundary = () => (
  <Suspense fallback={<p>Winding…</p>}>
    <LateThrow />
  </Suspense>
)

it.each<[string, () => ReactNode]>([
  ['throws at once', broken],
  ['throws a text', throwText],
  ['throws late', () => <LateThrow />],
  ['throws late, behind a boundary', behindBoundary],
])('a page that %s is replaced by the error page, logged once and not cached', async (_, contact) => {
  let isMended = false
  const app = createApp({ ...pages, '/contact': () => (isMended ? pages['/contact']() : contact()) })
  const { status, headers, body } = await ask(app, '/contact', {}, { CF_VERSION: { id: 'v-1' } })
  expect(status).toBe(500)
  expectSecure(headers)
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('ETag')).toBeNull()
  expect(body).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  expect(body).not.toMatch(/shuttle|Winding/)
  const root = parse(body)
  expect(textOf(root.querySelector('h1'))).toBe(failure.heading)
  const links = root.querySelectorAll('main a').map((link) => `${textOf(link)} ${link.getAttribute('href')}`)
  expect(links).toEqual(expect.arrayContaining([`${failure.again} /contact`, `${failure.home} /`]))
  const message = 'the shuttle is stuck'
  const fields = { event: 'error', path: '/contact', version: 'v-1', message }
  expect(error.mock.calls).toEqual([[new Error(message), fields]])
  isMended = true
  const next = await ask(app, '/contact')
  expect(next.status).toBe(200)
  expect(next.body).not.toContain(failure.heading)
})

it('a plain document replaces the error page when that throws, too', async () => {
  const app = createApp({ ...pages, '/contact': broken }, { errorPage: broken })
  const { status, headers, body } = await ask(app, '/contact')
  expect(status).toBe(500)
  expectSecure(headers)
  expect(headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(body).toMatch(/^<!DOCTYPE html>.*<a href="\/">.*<\/html>$/s)
  expect(error).toHaveBeenCalledTimes(2)
  expect((await ask(app, '/portfolio')).status).toBe(200)
})

it('the logged lines say in which data centre one page is broken, by the query in docs/runbook.md', async () => {
  const rays = { FRA: ['1-FRA', '2-FRA'], AMS: ['3-AMS'] }
  for (const [colo, ids] of Object.entries(rays)) {
    const app = createApp(colo === 'FRA' ? { ...pages, '/contact': broken } : pages)
    for (const ray of ids) {
      const cf = { colo } as IncomingRequestCfProperties
      await ask(app, '/contact', { cf, headers: { 'cf-ray': ray } } as RequestInit)
      await ask(app, '/about', { cf, headers: { 'cf-ray': ray } } as RequestInit)
    }
  }
  const lines = error.mock.calls.map(([, fields]) => fields)
  const found = lines.filter(({ event, path }) => event === 'error' && path === '/contact')
  const byColo = Object.groupBy(found, ({ colo }) => colo)
  expect(Object.keys(byColo)).toEqual(['FRA'])
  expect(byColo['FRA']?.map(({ ray }) => ray)).toEqual(rays.FRA)
})
