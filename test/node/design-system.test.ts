import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, it } from 'vitest'
import config from '../../uno.config.ts'

const tokens = 'client/styles/tokens.css'
const sources = globSync('{src,client}/**/*.{css,tsx}')
  .filter((file) => file !== tokens)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const components = sources.filter(({ file }) => file.endsWith('.tsx'))

const { css, matched } = await (await createGenerator(config)).generate(
  // Without shapes of icons, in which `m12` is no margin.
  components.map(({ text }) => text.replaceAll(/: 'm[^']*'/g, '')).join('\n'),
)

/** The values that the utilities of all components give to a property. */
const valuesOf = (property: RegExp) =>
  [...css.matchAll(new RegExp(`(?<![-\\w])(?:${property.source}):([^;}]+)`, 'g'))].map(([, value]) => value)

/** The lines of all components and stylesheets that match, each with its file. */
const linesWith = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )

it('text has one of the sizes of the scale, or a size relative to what it is drawn in', () => {
  const sizes = valuesOf(/font-size/)
  expect(sizes.length).toBeGreaterThan(7)
  expect(sizes.filter((size) => !/^var\(--text-\w+\)|\d(cqi|vw)\b/.test(String(size)))).toEqual([])
  expect(linesWith(/font(-size)?:(?!.*(var\(--text-|\dem|inherit))/)).toEqual([])
})

it('no component sets a line height or tracking, because the scale has them', () => {
  expect(linesWith(/[\s'"`:](leading|tracking)-[\w[]/)).toEqual([])
})

it('space is one of the six steps, a part of the grid, or relative', () => {
  const spaces = valuesOf(/(?:margin|padding)[a-z-]*|(?:row-|column-)?gap/)
  expect(spaces.length).toBeGreaterThan(30)
  const own = spaces.filter((space) => /^-?(?!0)[\d.]+(rem|px)/.test(String(space)))
  expect(own.filter((space) => space !== '-1px')).toEqual([])
})

it('only the tokens change with the width of the window by `clamp()`', () => {
  expect(readFileSync(tokens, 'utf8')).toContain('clamp(')
  expect(linesWith(/clamp\(/)).toEqual([])
})

it('at most 120 utilities have a value of their own, such as `w-[85%]`', () => {
  const variants = /^(?:[\w@-]+(?:-\[[^\]]*\])?:|\[[^\]]*\]:)+/
  const utilities = new Set([...matched].map((name) => name.replace(variants, '').replace(/!$/, '')))
  const own = [...utilities].filter((name) => /^-?[a-z-]+-\[/.test(name))
  expect(own.length).toBeGreaterThan(0)
  expect(own.length).toBeLessThanOrEqual(120)
})
