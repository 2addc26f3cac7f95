/**
 * Makes what the site's two typefaces need; run it after a change of typeface or alphabet: `npm run fonts`.
 *
 * Cuts them down to the characters the site can use, into `client/fonts`, and measures the typefaces that
 * systems have against them, into `client/styles/fonts.css`.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { stylesheet } from './fonts/stylesheet.ts'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const latin = '\u00a0©®°·×ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖØÙÚÜßàáâãäåçèéêëìíîïñòóôõöøùúûüÿ–—‘’“”•…−€£₹™½\u2009\u202f'

for (const [family, axes] of [
  ['special-gothic', undefined],
  ['martian-mono', { wght: { min: 400, max: 700 } }],
] as const) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const font = await subsetFont(await readFile(source), ascii + latin, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(`client/fonts/${family}.woff2`, font)
  console.log(`${family}: ${font.length} bytes`)
}

const styles = 'client/styles/fonts.css'
await writeFile(styles, await stylesheet())
execFileSync('biome', ['check', '--write', styles], { stdio: 'inherit' })
