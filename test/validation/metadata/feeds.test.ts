import { expect, it } from 'vitest'
import { company } from '../../../src/content/company.ts'
import { strings } from '../../../src/content/strings.ts'
import { canonical, markdownAddress, paths, routes } from '../../../src/routes.ts'
import { get } from '../../site.ts'

it('the sitemap has every page once, with its canonical address and the day of its last change', async () => {
  const xml = (await get('/sitemap.xml')).body
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)]
  expect(entries.map(([, address, day]) => [address, day])).toEqual(
    paths.map((path) => [canonical(path), routes[path].updated]),
  )
})

it('security.txt has the fields of RFC 9116, each once, and its own address', async () => {
  const address = '/.well-known/security.txt'
  const fields = (await get(address)).body.trimEnd().split('\n')
  expect(fields).toEqual([
    expect.stringMatching(/^Contact: mailto:\S+@\S+$/),
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
    `Preferred-Languages: ${strings.language.tag}`,
    `Canonical: ${company.origin}${address}`,
  ])
})

it('llms.txt has the format of llmstxt.org: a name, a summary and lists of links', async () => {
  const { body } = await get('/llms.txt')
  expect(body.startsWith(`# ${company.name}\n\n> ${routes['/'].description}\n`)).toBe(true)
  const links = body.split('\n').filter((line) => line.startsWith('- '))
  const expected = paths.map((path) => {
    const { label, description } = routes[path]
    return `- [${label}](${company.origin}${markdownAddress(path)}): ${description}`
  })
  expect(links.sort()).toEqual(expected.sort())
})
