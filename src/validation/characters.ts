import allLetters from '../../client/fonts/letters.json'
import type { Entry, Violation } from './entries.ts'
import { brokenRules } from './rule.ts'

const letters = new Set(allLetters)

/** Letters, and punctuation such as the Arabic comma, of other scripts than Latin. */
const ofOtherScripts =
  /[^\p{Script_Extensions=Latin}\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}]/u

/**
 * In a text in Latin letters, every letter, punctuation mark and currency sign is in all of our typefaces. Browsers would show
 * a missing one in a system font, which looks different from the letters beside it. Text in another script is not checked,
 * because browsers show all of it in a system font.
 */
export function letterRules(entries: readonly Entry[]): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    if (typeof value !== 'string') return []
    const text = value.normalize()
    const needed = ofOtherScripts.test(text) ? /\p{Script=Latin}/u : /[\p{Script=Latin}\p{P}\p{Sc}]/u
    const missing = [...new Set(text)].filter((sign) => !letters.has(sign) && needed.test(sign))
    if (missing.length === 0) return []
    const message = `No typeface of the site has ${missing.join(' ')}. Its signs are in client/fonts/letters.json.`
    return [{ file, field, message }]
  })
}

/**
 * Control characters except tab and line feed, characters that no standard defines (unassigned, for private use, or half of
 * a pair), what overrides the direction of text, and the signs of a lost character or object.
 */
const unreadable = /(?![\t\n])\p{Cc}|[\p{Cn}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069\ufff9-\ufffd]/u

/** Every character can be read, and a letter with an accent is one character (Unicode NFC), because typefaces have only those. */
export function characterRules(entries: readonly Entry[]): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    if (typeof value !== 'string') return []
    const [sign] = value.match(unreadable) ?? []
    const code = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    const words = value.split(/\s+/).filter((word) => word !== word.normalize())
    const composed = `Copy these words from here, where each letter is one character (NFC): ${words.join(' ').normalize()}`
    return brokenRules(file, [
      [sign !== undefined, field, `It has the character U+${code}, which nobody can read. Delete it.`],
      [words.length > 0, field, composed],
    ])
  })
}
