import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A font of a package in `node_modules`, and its weight if it has several. */
export interface Source {
  file: string
  weight?: number
}

export interface OpenFont {
  font: Font
  /** Units in an em. */
  upem: number
}

/**
 * Opens what a font has for the characters of `alphabet`.
 * @throws {Error} when there is no such file.
 */
export async function openFont({ file, weight }: Source, alphabet: string): Promise<OpenFont> {
  const woff2 = await readFile(join(import.meta.dirname, '../node_modules', file))
  // HarfBuzz reads no woff2.
  const face = new Face(new Blob(await subsetFont(woff2, alphabet, { targetFormat: 'truetype' })))
  const font = new Font(face)
  if (weight) font.setVariations([new Variation('wght', weight)])
  return { font, upem: face.upem }
}
