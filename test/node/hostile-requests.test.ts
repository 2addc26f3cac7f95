import { expect, it } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { pages } from '../../src/pages.tsx'

const app = createApp(pages)
const long = (piece: string) => piece.repeat(Math.ceil(16_384 / piece.length))

/** Kinds of requests that could be meant to cost much, as path and options. */
const hostile: Record<string, [path: string, init?: RequestInit]> = {
  'a long path': [`/${long('a')}`],
  'a long path that cannot be decoded': [`/contact/${long('%')}`],
  'a long path of encoded letters': [`/${long('%41')}`],
  'a path of slashes': [`/contact${long('/')}`],
  'the longest path that is decoded': [`/${'%zz'.repeat(340)}`],
  'a long query of a page': [`/contact?${long('a=b&')}`],
  'a long query of the filter': [`/portfolio?${long('category=&')}`],
  'a long encoded query of the filter': [`/portfolio?category=${long('%41')}`],
  'a long list of entity tags': ['/contact', { headers: { 'If-None-Match': long('W/"a", ') } }],
  'a long cookie': ['/contact', { headers: { Cookie: long('a=b; ') } }],
  'another method': ['/contact', { method: 'PROPFIND' }],
}

const send = ([path, init]: [string, RequestInit?]) =>
  app.fetch(new Request(`https://www.example.com${path}`, init), {})

/** The shortest time of some requests in milliseconds, because other programs only lengthen it. */
async function timeOf(request: [string, RequestInit?]): Promise<number> {
  const times: number[] = []
  for (let sent = 0; sent < 60; sent += 1) {
    const start = performance.now()
    await (await send(request)).arrayBuffer()
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}

it.each(Object.entries(hostile))('%s costs no more than a few missing pages', async (_, request) => {
  const missing: [string] = ['/no-such-page']
  await timeOf(missing)
  await timeOf(request)
  // The portfolio takes up to 5 times as long as a missing page, and three times that if the machine is busy. A path that was
  // decoded with all its faults took 50 to 90 times as long.
  expect((await timeOf(request)) / (await timeOf(missing))).toBeLessThan(30)
})
