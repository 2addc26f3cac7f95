import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { legalPages } from '../../src/content/legal.ts'
import { renderAll, siteWith } from './site.ts'

/** The languages of the document and of its parts, its locale, and those of its structured data. */
function languagesOf(html = '') {
  const root = parse(html)
  const of = (selector: string) => root.querySelector(selector)?.getAttribute('lang')
  return {
    page: of('html'),
    parts: ['a[href="#main"]', 'header', 'main', 'footer'].map(of),
    locale: root.querySelector('meta[property="og:locale"]')?.getAttribute('content'),
    data: [...html.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, lang]) => lang),
  }
}

it.each([
  ['nb-NO', 'nb_NO', 'en'],
  ['pl', undefined, 'en'],
  [undefined, 'en_GB', undefined],
])(
  'a page in the language %s says so, and its header and footer keep theirs',
  async (lang, locale, around) => {
    const page = {
      label: 'Om oss',
      updated: '2026-01-01',
      seo: {
        title: 'Om oss',
        description: 'Hvem vi er, hva vi gjør og hvordan du kan nå oss, i ett avsnitt.',
      },
      hero: { badge: 'Om', heading: 'Om oss', lede: 'Hvem vi er.' },
      sections: [{ heading: { title: 'Hvem' }, text: ['Vi.'] }],
      closing: { heading: 'Ring', text: 'Ring oss.', actions: [] },
    }
    const index = { ...page, seo: { title: 'All articles', description: page.seo.description.toUpperCase() } }
    const plainPages = { '/articles': index, '/articles/om-oss': { ...page, lang } }
    const policy = { ...legalPages['/terms'], lang }
    const rendered = await renderAll(
      await siteWith({
        plain: (exports) => Object.assign(exports, { plainPages }),
        legal: (exports) => Object.assign(exports, { legalPages: { ...legalPages, '/terms': policy } }),
      }),
    )
    const parts = [around, around, undefined, around]
    const inLanguage = lang ?? 'en'
    expect(languagesOf(rendered.get('/articles/om-oss'))).toEqual({
      page: inLanguage,
      parts,
      locale,
      data: [inLanguage],
    })
    expect(languagesOf(rendered.get('/terms'))).toEqual({ page: inLanguage, parts, locale, data: [] })
    expect(languagesOf(rendered.get('/about'))).toMatchObject({ page: 'en', locale: 'en_GB' })
  },
)
