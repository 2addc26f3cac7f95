/** The words of a text, lower-case letters and digits, joined by hyphens; accents go. Empty when there are none. */
export function asciiSlug(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{Mark}/gu, '')
  return (letters.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-')
}
