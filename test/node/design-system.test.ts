import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, it } from 'vitest'
import { contrast } from '../../build/contrast.ts'
import { coloursFile, paletteOf, tokenStyles } from '../../build/palette.ts'
import config from '../../uno.config.ts'

/** The lines of all components and stylesheets except the tokens, each with its file. */
const lines = globSync('{src,client}/**/*.{css,ts,tsx}', { exclude: ['src/content/**'] })
  .filter((file) => file !== 'client/styles/tokens.css')
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  )

const components = lines.filter((line) => /^[^:]+\.tsx?: /.test(line)).join('\n')
// Without shapes of icons, in which `m12` is no margin.
const source = components.replaceAll(/: 'm[^']*'/g, '')
const uno = await createGenerator(config)
const { css, matched } = await uno.generate(source)

/** The values that the utilities of all components give to a property. */
const valuesOf = (property: RegExp) =>
  [...css.matchAll(new RegExp(`(?<![-\\w])(?:${property.source}):([^;}]+)`, 'g'))].map(([, value]) => value)

it('every utility has a rule, in whatever file it is', async () => {
  const { filesystem = [] } = config.content ?? {}
  const exclude = filesystem.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const read = globSync(filesystem, { exclude }).map((file) => readFileSync(file, 'utf8'))
  const built = await uno.generate(read.join('\n'))
  expect([...matched].filter((name) => !built.matched.has(name))).toEqual([])
})

it('text has one of the sizes of the scale, or a size relative to what it is drawn in', () => {
  const own = /font(-size)?:(?!.*(var\(--text-|\dem|inherit))/
  expect(lines.filter((line) => own.test(line))).toEqual([])
  const sizes = valuesOf(/font-size/)
  expect(sizes.length).toBeGreaterThan(7)
  expect(sizes.filter((size) => !/^var\(--text-\w+\)|\d(cqi|vw)\b/.test(String(size)))).toEqual([])
})

it('space is one of the six steps, a part of the grid, or relative', () => {
  const spaces = valuesOf(/(?:margin|padding)[a-z-]*|(?:row-|column-)?gap/)
  expect(spaces.length).toBeGreaterThan(30)
  const own = spaces.filter((space) => /^-?(?!0)[\d.]+(rem|px)/.test(String(space)))
  // An element may lie on the border of another.
  expect(own.filter((space) => !/^-[12]px$/.test(String(space)))).toEqual([])
})

const colours = JSON.parse(readFileSync(coloursFile, 'utf8'))

it('underlines and marks of the current page follow the brand, and have a contrast of 3 to 1 with every ground', () => {
  const brands = [colours.tokens.brand, '#0b2545', '#e63946', '#fff3b0']
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
