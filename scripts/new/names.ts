import { Script } from 'node:vm'

/** What a title is called in addresses and file names, and in code. */
export interface Name {
  /** `data-engineering` */
  slug: string
  /** `dataEngineering` */
  constant: string
}

/**
 * `'Research & Growth'` → `research-and-growth`, `researchAndGrowth`. Accents go.
 * @throws {Error} when no letter or digit is left.
 */
export function nameOf(title: string): Name {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .match(/[a-z\d]+/g)
  if (!words) throw new Error(`“${title}” has no letters to make an address of`)
  const camel = words
    .map((word, index) => (index === 0 ? word : word.replace(/^./, (letter) => letter.toUpperCase())))
    .join('')
  return { slug: words.join('-'), constant: isFree(camel) ? camel : `${camel}Page`.replace(/^(?=\d)/, 'the') }
}

/** Whether code can name something so: no word of the language, and no digit first. */
function isFree(name: string): boolean {
  try {
    new Script(`const ${name} = 0`)
    return true
  } catch {
    return false
  }
}
