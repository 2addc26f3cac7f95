import { SaxesParser } from 'saxes'
import { afterAll, expect, it } from 'vitest'
import { validator } from '../validator.ts'
import { farthest } from './farthest.ts'
import { faultsOf } from './faults.ts'
import { restore, siteOf } from './site.ts'
import { smallest } from './smallest.ts'

afterAll(restore)

it.each(Object.entries({ smallest, farthest }))('the %s company has no fault', async (_, company) => {
  const { rendered, routes, sitemap, violations } = await siteOf(company)
  expect(violations).toEqual([])
  expect([...rendered].flatMap(([path, html]) => faultsOf(path, html, rendered))).toEqual([])

  const kinds = Map.groupBy(rendered, ([path]) => routes[path]?.kind ?? routes[path]?.parent ?? path)
  for (const [[path, html] = ['', '']] of kinds.values()) {
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) => messages),
      path,
    ).toEqual([])
  }
  const texts: string[] = []
  const parser = new SaxesParser()
  parser.on('text', (text) => texts.push(text))
  parser.write(sitemap).close()
  expect(texts.filter((text) => text.startsWith('https:'))).toHaveLength(rendered.size)
})

it('prices are written as in the country of their currency', async () => {
  const { rendered } = await siteOf(smallest)
  const prices = (rendered.get('/process') ?? '').match(/[\d.,\u00a0]+(?=\u00a0kr|–)/g) ?? []
  const norwegian = new Intl.NumberFormat('nb-NO')
  for (const price of prices) expect(price).toBe(norwegian.format(Number(price.replaceAll(/\D/g, ''))))
  expect(prices.join()).toContain('\u00a0')
})
