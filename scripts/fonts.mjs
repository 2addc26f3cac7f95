/**
 * Cuts the two typefaces down to the characters the site can use and writes them to `client/fonts`.
 * Run it after a change of typeface or alphabet: `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const latin = '\u00a0©®°·×ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖØÙÚÜßàáâãäåçèéêëìíîïñòóôõöøùúûüÿ–—‘’“”•…−€£₹™½\u2009\u202f'

for (const [family, axes] of [
  ['special-gothic', undefined],
  ['martian-mono', { wght: { min: 400, max: 700 } }],
]) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const font = await subsetFont(await readFile(source), ascii + latin, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(`client/fonts/${family}.woff2`, font)
  console.log(`${family}: ${font.length} bytes`)
}
