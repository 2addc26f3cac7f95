import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company.ts'
import { canonical, paths, routes } from '../../../src/routes.ts'
import { get } from '../../site.ts'

describe.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s', (path, type) => {
  it('says what it is, and is asked for again each time', async () => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe(type)
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    const tag = headers.get('ETag') ?? ''
    const again = (sent: string) => get(path, { headers: { 'If-None-Match': sent } })
    expect((await again(tag)).status).toBe(304)
    expect((await again('W/"other"')).status).toBe(200)
    expect((await get(path, { method: 'HEAD' })).body).toBe('')
  })
})

it('the sitemap lists every page once, at its canonical address, with the day of its row', async () => {
  const xml = (await get('/sitemap.xml')).body
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)]
  expect(entries.map(([, address, day]) => [address, day])).toEqual(
    paths.map((path) => [canonical(path), routes[path].updated]),
  )
})

it('security.txt has the fields of RFC 9116, each once, and names itself', async () => {
  const address = '/.well-known/security.txt'
  const lines = (await get(address)).body.trimEnd().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))
  expect(lines.map((line) => line.split(':')[0])).toEqual(Object.keys(fields))
  expect(fields).toEqual({
    Contact: expect.stringMatching(/^mailto:\S+@\S+$/),
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages': 'en',
    Canonical: company.origin + address,
  })
  expect(Date.parse(fields.Expires)).not.toBeNaN()
})

it('llms.txt has the form of llmstxt.org: a name, a summary, lists of links', async () => {
  const [name, gap, summary, ...rest] = (await get('/llms.txt')).body.split('\n')
  expect([name, gap, summary]).toEqual([`# ${company.name}`, '', `> ${routes['/'].description}`])
  const lines = rest.filter((line) => line.startsWith('- '))
  expect(lines).toHaveLength(paths.length)
  for (const path of paths) {
    const { label, description } = routes[path]
    const address = path === '/' ? '/index.md' : `${path}.md`
    expect(lines).toContain(`- [${label}](${company.origin}${address}): ${description}`)
  }
  const headings = rest.filter((line) => line.startsWith('## '))
  expect(headings.slice(0, -1)).not.toContain('## Optional')
})
