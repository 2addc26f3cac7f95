import { legalPages } from '../content/legal.ts'
import { plainPages } from '../content/plain.ts'
import type { LegalPage, PlainPage } from '../content/schema.ts'
import { strings } from '../content/strings.ts'
import type { Place, PlaceOf } from './entries.ts'
import type { Rule } from './rule.ts'

/** A language is a tag of BCP 47 in its usual spelling. Its script is known, because it decides the direction of the page. */
export function languageRules(placeOf: PlaceOf): Rule[] {
  const pages = Object.values<LegalPage | PlainPage>({ ...legalPages, ...plainPages })
  const { language } = strings
  return [
    languageRule(language.tag, placeOf(language, 'tag')),
    ...pages.flatMap((page) =>
      page.lang === undefined ? [] : [languageRule(page.lang, placeOf(page, 'lang'))],
    ),
  ]
}

function languageRule(tag: string, place: Place): Rule {
  const locale = localeOf(tag)
  const isKnown = locale?.maximize().script !== undefined
  const advice = isKnown
    ? `Write ${locale}.`
    : 'Examples are de, pt-BR, zh-Hant-TW and, for a rare one, tlh-Latn.'
  const message = `“${tag}” is no language that browsers know (BCP 47). ${advice}`
  return [!isKnown || `${locale}` !== tag, place, message]
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
