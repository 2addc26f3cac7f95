import anyAscii from 'any-ascii'

/** The most characters of a name that an owner chooses. */
const longest = 80

/** The names of devices, which Windows gives to no file, whatever its extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/

/**
 * Makes the name of a picture, or the last part of an address, from any text: small letters from a to z without accents, digits,
 * and single hyphens between them. `'Åse & Sæther 2.0'` → `'ase-and-saether-2-0'`. A name is right if this does not change it.
 * @param kind is added where nothing is left, or a name that no system reserves: `'con'` → `'con-page'`
 */
export function nameFor(text: string, kind: string): string {
  const latin = anyAscii(text.replace(/['’]/g, '').replaceAll('&', ' and '))
  const words = latin.toLowerCase().match(/[a-z\d]+/g) ?? []
  const name = words.join('-').slice(0, longest).replace(/-$/, '')
  return name === '' || reserved.test(name) ? [...words, kind].join('-') : name
}
