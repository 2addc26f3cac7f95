import { parse } from 'node-html-parser'
import { afterAll, expect, it } from 'vitest'
import { about } from '../../src/content/about.ts'
import { legalPages } from '../../src/content/legal.ts'
import { projectPicture } from '../../src/content/project-picture.ts'
import type { LegalPage, PlainPage, TextBlock } from '../../src/content/schema.ts'
import { pricesIn, set } from './content.ts'
import { faultsOf } from './faults.ts'
import { restore, siteOf } from './site.ts'

/** The languages of the articles, with words in them. The other pages are in Polish. */
const words = {
  ar: 'من نحن، وماذا نفعل؟ ',
  he: 'מי אנחנו, ״ומה״ שלומך? ',
  ja: '私たちは、「誰」ですか。',
  'zh-Hant-TW': '我們是誰？（軟體），你好！',
  pl: 'Zażółć jaźń ',
  de: 'Größenänderung „Straße“ ',
  'nb-NO': 'Blåbærsyltetøy ',
}

function articleIn(lang: string, phrase: string, number: number): PlainPage {
  const text = (length: number) => `${phrase.repeat(length).slice(0, length).trim()} ${number}`
  const { file } = projectPicture({ title: '', category: '', industry: '' })
  const picture: TextBlock = { kind: 'picture', name: file, alt: text(20) }
  return {
    label: text(20),
    lang,
    updated: about.updated,
    seo: { title: text(40), description: text(90) },
    hero: { badge: text(10), heading: text(30), lede: text(90) },
    sections: [{ id: 'first', heading: { title: text(30) }, text: [text(300), picture] }],
    closing: { ...about.closing, heading: text(30), text: text(60) },
  }
}

/** A company with another language and another currency, and articles in further languages. */
async function farthest() {
  const { company } = await import('../../src/content/company.ts')
  set(company, pricesIn('zł'))
  const { strings } = await import('../../src/content/strings.ts')
  set(strings, { language: { tag: 'pl', locale: 'pl_PL' } })
  const { legalPages } = await import('../../src/content/legal.ts')
  set<LegalPage>(Object.values<LegalPage>(legalPages)[0] as LegalPage, { lang: 'ar' })
  const { plainPages } = await import('../../src/content/plain.ts')
  const articles = Object.entries(words).map(([lang, phrase], index) => articleIn(lang, phrase, index))
  Object.assign(plainPages, { '/articles': articleIn('pl', words.pl, 99) })
  for (const [index, article] of articles.entries())
    Object.assign(plainPages, { [`/articles/${index + 1}`]: article })
}

afterAll(restore)

const { rendered, violations } = await siteOf(farthest)

it('no page in another language has a fault', () => {
  expect(violations).toEqual([])
  expect([...rendered].flatMap(([path, html]) => faultsOf(path, html, rendered))).toEqual([])
})

it.each([
  ['/articles/1', 'ar', 'pl', 'rtl', undefined],
  ['/articles/2', 'he', 'pl', 'rtl', undefined],
  ['/articles/4', 'zh-Hant-TW', 'pl', 'ltr', 'zh_TW'],
  ['/articles/5', 'pl', undefined, 'ltr', undefined],
  ['/articles/7', 'nb-NO', 'pl', 'ltr', 'nb_NO'],
  [Object.keys(legalPages)[0] ?? '', 'ar', 'pl', 'rtl', undefined],
  ['/about', 'pl', undefined, undefined, 'pl_PL'],
])(
  '%s says that it is in %s, and its header and footer keep their language',
  (path, lang, around, dir, locale) => {
    const root = parse(rendered.get(path) ?? '')
    const parts = ['html', 'a[href="#main"]', 'header', 'main', 'footer'].map((part) =>
      root.querySelector(part),
    )
    const langs = parts.map((part) => part?.getAttribute('lang'))
    expect(langs).toEqual([lang, around, around, undefined, around])
    // Header and footer have the direction of the document, which is the default.
    const directions = parts.map((part) => part?.getAttribute('dir'))
    expect(directions).toEqual([undefined, undefined, undefined, dir, undefined])
    expect(root.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe(locale)
  },
)

it('dates are written in the language of the site', () => {
  const times = [...rendered.values()].flatMap((html) => parse(html).querySelectorAll('time[datetime]'))
  expect(times).not.toEqual([])
  for (const time of times) {
    const day = String(time.getAttribute('datetime'))
    const format = day.length === 7 ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' }
    const written = new Date(day).toLocaleDateString('pl-PL', format as Intl.DateTimeFormatOptions)
    expect(time.textContent).toBe(written)
  }
})
