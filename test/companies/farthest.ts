import { vi } from 'vitest'
import { about } from '../../src/content/about.ts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { legalPages } from '../../src/content/legal.ts'
import { drawings } from '../../src/content/project-drawings.ts'
import { projectPicture } from '../../src/content/project-picture.ts'
import { categories, type LegalPage, type PlainPage, type TextBlock } from '../../src/content/schema.ts'
import { pricesIn, set } from './content.ts'
import { files } from './site.ts'

/** Texts of several words by which files refer to a thing of another file. */
const names = new Set<string>([
  ...categories,
  ...caseStudies.flatMap(({ title, industry }) => [title, industry]),
  ...drawings.flatMap(({ keywords }) => keywords ?? []),
])

const [english, polish] = ['acelnoszACELNOSZ', 'ąćęłńóśżĄĆĘŁŃÓŚŻ'] as const

/** Gives a text letters of Polish, and words of forty letters where it is long. It keeps its length. */
function changedText(text: string): string {
  if (names.has(text) || !/\p{L}{2}.* /u.test(text)) return text
  const letters = text.replace(/[acelnosz]/gi, (letter) => polish[english.indexOf(letter)] ?? '')
  return letters.length < 20 ? letters : letters.replaceAll(' ', '').replaceAll(/.{40}/gu, '$& ')
}

/** Changes every text in a value, also in what functions return. What modules share is the same object afterwards, too. */
function changed<Value>(value: Value, known: Map<unknown, unknown>): Value
function changed(value: unknown, known: Map<unknown, unknown>): unknown {
  if (typeof value === 'string') return changedText(value)
  if (known.has(value)) return known.get(value)
  if (typeof value === 'function') return (...given: unknown[]) => changed(value(...given), known)
  if (typeof value !== 'object' || value === null) return value
  const copy: object = Array.isArray(value) ? [] : {}
  known.set(value, copy).set(copy, copy)
  for (const [key, part] of Object.entries(value))
    Object.assign(copy, { [changedText(key)]: changed(part, known) })
  return copy
}

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
  const blocks = Object.values<LegalPage>(legalPages).flatMap(({ sections }) => sections[0]?.blocks ?? [])
  const picture: TextBlock = { kind: 'picture', name: file, alt: text(20) }
  return {
    label: text(20),
    lang,
    updated: about.updated,
    seo: { title: text(40), description: text(90) },
    hero: { badge: text(10), heading: text(30), lede: text(90) },
    sections: [{ id: 'first', heading: { title: text(30) }, text: [text(300), picture, ...blocks] }],
    closing: { ...about.closing, heading: text(30), text: text(60) },
  }
}

/** A company with another language, longer words, another currency, and articles in other languages. */
export async function farthest() {
  const known = new Map<unknown, unknown>()
  for (const file of files)
    vi.doMock(file, async (original) => {
      const exports = Object.entries(await original<object>())
      const changes = exports.map(([name, value]) => [
        name,
        typeof value === 'function' ? value : changed(value, known),
      ])
      return Object.fromEntries(changes)
    })
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
