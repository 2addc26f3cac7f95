import anyAscii from 'any-ascii'

/** Words in small letters without accents, joined by hyphens: `'Åse & Sæther 2.0'` → `'ase-and-saether-2-0'`. */
export function slugFor(text: string): string {
  const latin = anyAscii(text.replace(/['’]/g, '').replaceAll('&', ' and '))
  return (latin.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-')
}
