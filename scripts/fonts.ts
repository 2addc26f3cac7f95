/**
 * `npm run fonts`, after a change of typeface or alphabet: cuts the typefaces down to the characters that the
 * site can use, into `client/fonts`. The build measures those of systems against them.
 */
import { writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fontFile, typefaces } from '../build/typefaces.ts'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const latin = '\u00a0©®°·×ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖØÙÚÜßàáâãäåçèéêëìíîïñòóôõöøùúûüÿ–—‘’“”•…−€£₹™½\u2009\u202f'

for (const file of Object.keys(typefaces)) {
  const font = await subsetFont(fontFile(`${file} 400`), ascii + latin, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  await writeFile(`client/fonts/${file}.woff2`, font)
  console.log(`${file}: ${font.length} bytes`)
}
