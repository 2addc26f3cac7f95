import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, it } from 'vitest'
import { contrast } from '../../build/contrast.ts'
import { coloursFile, paletteOf, tokenStyles } from '../../build/palette.ts'
import config from '../../uno.config.ts'

/** All components, without shapes of icons, in which `m12` is no margin. */
const source = globSync('{src,client}/**/*.{ts,tsx}', { exclude: ['src/content/**'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll(/: 'm[^']*'/g, '')

it('every utility has a rule, in whatever file it is', async () => {
  const uno = await createGenerator(config)
  const { matched } = await uno.generate(source)
  const { filesystem = [] } = config.content ?? {}
  const exclude = filesystem.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const read = globSync(filesystem, { exclude }).map((file) => readFileSync(file, 'utf8'))
  const built = await uno.generate(read.join('\n'))
  expect([...matched].filter((name) => !built.matched.has(name))).toEqual([])
})

const colours = JSON.parse(readFileSync(coloursFile, 'utf8'))

it('underlines and marks of the current page follow the brand, and have a contrast of 3 to 1 with every ground', () => {
  const brands = [...new Set([colours.tokens.brand, '#0b2545', '#e63946', '#fff3b0', '#5cc8c0'])]
  const marks = brands.map((brand) => {
    const palette = paletteOf({ ...colours, tokens: { ...colours.tokens, brand } })
    for (const [scheme, of] of Object.entries(palette)) {
      for (const [name, ground] of [...of].filter(([name]) => /^(paper|panel|sunk|\w+-tint)$/.test(name)))
        expect
          .soft(contrast(of.get('mark'), ground), `${brand}, ${scheme}: ${name}`)
          .toBeGreaterThanOrEqual(3)
    }
    return palette.light.get('mark')
  })
  expect(new Set(marks).size).toBe(brands.length)
})

it.each([
  ['brand', { tokens: { ...colours.tokens, brand: 'var(--night)' } }],
  ['paper', { tokens: { ...colours.tokens, paper: 'var(--ink)' } }],
  ['green', { accents: { ...colours.accents, green: { text: 'var(--green)', cells: 1 } } }],
])('a text that cannot be read on %s is refused', (ground, changed) => {
  expect(() => tokenStyles({ ...colours, ...changed })).toThrow(`on ${ground} has`)
})
