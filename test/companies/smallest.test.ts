import { SaxesParser } from 'saxes'
import { afterAll, expect, it } from 'vitest'
import { validator } from '../validator.ts'
import { faultsOf } from './faults.ts'
import { restore, siteOf } from './site.ts'
import { smallest } from './smallest.ts'

afterAll(restore)

const { rendered, sitemap, violations } = await siteOf(smallest)

it('the smallest company has no fault', async () => {
  expect(violations).toEqual([])
  for (const [path, html] of rendered) {
    expect(faultsOf(path, html, rendered)).toEqual([])
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  }
  const addresses: string[] = []
  const parser = new SaxesParser()
  parser.on('text', (text) => addresses.push(...(text.startsWith('https:') ? [text] : [])))
  parser.write(sitemap).close()
  expect(addresses).toHaveLength(rendered.size)
})

it('prices are written as in the country of their currency', () => {
  const prices = (rendered.get('/process') ?? '').match(/[\d.,\u00a0]+(?=\u00a0kr|–)/g) ?? []
  const norwegian = new Intl.NumberFormat('nb-NO')
  for (const price of prices) expect(price).toBe(norwegian.format(Number(price.replaceAll(/\D/g, ''))))
  expect(prices.join()).toContain('\u00a0')
})
