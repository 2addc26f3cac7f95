import { asciiSlug } from '../ascii-slug.ts'

/**
 * What a title is called in addresses and in code: `'Research & Growth'` → `research-and-growth`,
 * `researchAndGrowth`. Accents go.
 * @throws {Error} when no letter or digit is left.
 */
export function namesOf(title: string): { slug: string; name: string } {
  const slug = asciiSlug(title.replace(/['’]/g, '').replaceAll('&', ' and '))
  if (!slug) throw new Error(`“${title}” has no letters to make an address of`)
  const name = slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  try {
    new Function(`const ${name} = 0`)
    return { slug, name }
  } catch {
    // A word of the language, or a digit first.
    return { slug, name: `${name}Page`.replace(/^(?=\d)/, 'the') }
  }
}
