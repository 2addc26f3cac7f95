import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawing, drawingNames, lightDrawing } from '../../build/drawings.ts'
import { paletteOf } from '../../build/palette.ts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { projectPicture } from '../../src/content/pictures.ts'

const palette = paletteOf({
  tokens: { night: '#111', ink: { light: 'var(--night)', dark: '#eee' }, yellow: '#F5B81C' },
  shades: { pale: 'oklab(from var(--yellow) calc(l + 0.05) a b)', teal: 'Teal' },
})

it('colours may be variables, functions and names', () => {
  const { light, dark } = palette
  expect([light.get('ink'), dark.get('ink'), dark.get('night')]).toEqual(['#111', '#eee', '#111'])
  expect([light.get('yellow'), light.get('teal')]).toEqual(['#f5b81c', 'teal'])
  expect(light.get('pale')).toMatch(/^#f[\da-f]c[\da-f]{3}$/)
})

it.each(['none', 'oklab(yellow)', 'var(--wled)'])('the value %s of a colour is an error', (yellow) => {
  const message = `the value of yellow, ${yellow}, is no colour`
  expect(() => paletteOf({ tokens: { yellow }, shades: {} })).toThrow(message)
})

const style = '<style>:root{--ink:#111}:target{--ink:#eee}</style>'

it.each([
  ['its tokens', '<svg>', '<path fill="#f5b81c" stroke="#111"/>'],
  [
    'both schemes if it has the id `dark`',
    '<svg id="dark">',
    `${style}<path fill="#f5b81c" stroke="var(--ink)"/>`,
  ],
])('a drawing gets the colours of %s', (_, svg, coloured) => {
  const source = `${svg}<path fill="var(--yellow)" stroke="var(--ink)"/></svg>`
  expect(drawing('loom', palette, source)).toBe(`${svg}${coloured}</svg>`)
})

it.each(['<svg><g></svg>', '<svg><path d="M0 0/></svg>', '<svg>&nbsp;</svg>', '<svg/><svg/>', ''])(
  'a drawing that is no well-formed XML is an error, which tells the file: %s',
  (svg) => {
    expect(() => drawing('loom', palette, svg)).toThrow(
      /^client\/pictures\/loom\.svg is not well-formed XML: \d/,
    )
  },
)

it('a drawing that names an unknown token is an error, which tells the file', () => {
  const svg = '<svg><path fill="var(--wled)"/></svg>'
  const message = 'client/pictures/loom.svg: there is no token --wled'
  expect(() => lightDrawing('loom', palette, svg)).toThrow(message)
})

it.each(caseStudies)('the drawing of $title has no cloth in another colour than its accent', (study) => {
  const { file } = projectPicture(study)
  const svg = drawingNames().includes(file) ? readFileSync(`client/pictures/${file}.svg`, 'utf8') : ''
  // Only the ground of a drawing, which is a cloth, has the colour of the gaps between the threads of a cloth.
  const grounds = [...svg.matchAll(/var\(--(\w+)-gap\)/g)].map(([, accent]) => accent)
  const others = grounds.filter((accent) => accent !== study.accent)
  expect(others, file).toEqual([])
})
