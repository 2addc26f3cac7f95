import type { Entry, Violation } from './entries.ts'
import { brokenRules } from './rule.ts'

/** A language is a tag of BCP 47 in its usual spelling. Its script is known, because it decides the direction of the page. */
export function languageRules(entries: readonly Entry[]): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    if (!/\.(lang|language\.tag)$/.test(field)) return []
    const locale = localeOf(String(value))
    const isKnown = locale?.maximize().script !== undefined
    const advice = isKnown
      ? `Write ${locale}.`
      : 'Examples are de, pt-BR, zh-Hant-TW and, for a rare one, tlh-Latn.'
    const message = `“${value}” is no language that browsers know (BCP 47). ${advice}`
    return brokenRules(file, [[!isKnown || `${locale}` !== value, field, message]])
  })
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
