import { strings } from '../content/strings.ts'
import { type Path, routes } from '../routes.ts'

/** The direction of the script of a language (BCP 47): `rtl` for `ar`, `ltr` for `az`, `rtl` for `az-Arab`. */
export function directionOf(lang: string) {
  return new Intl.Locale(lang).getTextInfo().direction
}

/** The language as Open Graph has it: `zh_TW` for `zh-Hant-TW`. A language without a country has none. */
export function openGraphLocale(lang: string): string | undefined {
  const { language, region = '' } = new Intl.Locale(lang)
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined
}

/**
 * The attributes of a part of the page `on` that has the language of the page `of`, or without it that of the site. There
 * are none if the languages are the same.
 */
export function languageAttributes(on: Path, of?: Path) {
  const [around, lang] = [on, of].map((path) => (path && routes[path].lang) ?? strings.language.tag)
  return lang && lang !== around ? { lang, dir: directionOf(lang) } : {}
}

/** A day, YYYY-MM-DD, as readers of the language of the site write it: `'25 November 2026'`. */
export function dateText(day: string, format: Intl.DateTimeFormatOptions): string {
  const locale = strings.language.locale.replace('_', '-')
  return new Date(day).toLocaleDateString(locale, { ...format, timeZone: 'UTC' })
}
