import { parse } from 'node-html-parser'
import { afterAll, expect, it } from 'vitest'
import { legalPages } from '../../src/content/legal.ts'
import { companies } from './companies.ts'
import { restore, siteOf } from './site.ts'

afterAll(restore)

it('a page in another language says so, and its header and footer keep theirs', async () => {
  const { rendered } = await siteOf(companies.farthest)
  for (const [path, lang, around, locale, data] of [
    ['/articles/1', 'ar', 'pl', undefined, ['ar']],
    ['/articles/2', 'ja', 'pl', undefined, ['ja']],
    ['/articles/3', 'pl', undefined, undefined, ['pl']],
    ['/articles/4', 'nb-NO', 'pl', 'nb_NO', ['nb-NO']],
    [Object.keys(legalPages)[0] ?? '', 'nb-NO', 'pl', 'nb_NO', []],
    ['/about', 'pl', undefined, 'pl_PL', []],
  ] as const) {
    const html = rendered.get(path) ?? ''
    const root = parse(html)
    const parts = ['html', 'a[href="#main"]', 'header', 'main', 'footer'].map((each) =>
      root.querySelector(each),
    )
    const langs = parts.map((each) => each?.getAttribute('lang'))
    expect(langs, path).toEqual([lang, around, around, undefined, around])
    const shown = root.querySelector('meta[property="og:locale"]')?.getAttribute('content')
    expect(shown, path).toBe(locale)
    expect(
      [...html.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, each]) => each),
      path,
    ).toEqual(data)
  }
})
