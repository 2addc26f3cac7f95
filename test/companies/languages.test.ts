import { parse } from 'node-html-parser'
import { afterAll, expect, it } from 'vitest'
import { legalPages } from '../../src/content/legal.ts'
import { farthest } from './farthest.ts'
import { restore, siteOf } from './site.ts'

afterAll(restore)

const { rendered } = await siteOf(farthest)

it('a page in another language says so, and its header and footer keep theirs', () => {
  for (const [path, lang, around, dir, locale, data] of [
    ['/articles/1', 'ar', 'pl', 'rtl', undefined, ['ar']],
    ['/articles/2', 'he', 'pl', 'rtl', undefined, ['he']],
    ['/articles/3', 'ja', 'pl', 'ltr', undefined, ['ja']],
    ['/articles/4', 'zh-Hant-TW', 'pl', 'ltr', 'zh_TW', ['zh-Hant-TW']],
    ['/articles/5', 'pl', undefined, 'ltr', undefined, ['pl']],
    ['/articles/6', 'de', 'pl', 'ltr', undefined, ['de']],
    ['/articles/7', 'nb-NO', 'pl', 'ltr', 'nb_NO', ['nb-NO']],
    [Object.keys(legalPages)[0] ?? '', 'ar', 'pl', 'rtl', undefined, []],
    ['/about', 'pl', undefined, undefined, 'pl_PL', []],
  ] as const) {
    const html = rendered.get(path) ?? ''
    const root = parse(html)
    const parts = ['html', 'a[href="#main"]', 'header', 'main', 'footer'].map((each) =>
      root.querySelector(each),
    )
    const langs = parts.map((each) => each?.getAttribute('lang'))
    expect(langs, path).toEqual([lang, around, around, undefined, around])
    // Header and footer have the direction of the document, which is the default.
    const directions = parts.map((each) => each?.getAttribute('dir'))
    expect(directions, path).toEqual([undefined, undefined, undefined, dir, undefined])
    const home = root.querySelector('main nav a[href="/"]')
    expect(home?.getAttribute('lang'), path).toBe(around)
    const shown = root.querySelector('meta[property="og:locale"]')?.getAttribute('content')
    expect(shown, path).toBe(locale)
    expect(
      [...html.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, each]) => each),
      path,
    ).toEqual(data)
  }
})

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
