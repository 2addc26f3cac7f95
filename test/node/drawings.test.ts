import { describe, expect, it } from 'vitest'
import { drawing, lightDrawing } from '../../build/drawings.ts'
import { paletteOf } from '../../build/palette.ts'

const palette = paletteOf({
  tokens: { night: '#111', ink: { light: 'var(--night)', dark: '#eee' }, yellow: '#F5B81C' },
  shades: { pale: 'oklab(from var(--yellow) calc(l + 0.05) a b)', teal: 'Teal' },
})

const path = '<path fill="var(--yellow)" stroke="var(--ink)"/>'

it('colours may be variables, functions and names', () => {
  const { light, dark } = palette
  expect([light.get('ink'), dark.get('ink'), dark.get('night')]).toEqual(['#111', '#eee', '#111'])
  expect([light.get('yellow'), light.get('teal')]).toEqual(['#f5b81c', 'teal'])
  expect(light.get('pale')).toMatch(/^#f[\da-f]c[\da-f]{3}$/)
})

it.each(['none', 'oklab(yellow)', 'var(--wled)', '4px'])('the value %s of a colour is an error', (yellow) => {
  expect(() => paletteOf({ tokens: { yellow }, shades: {} })).toThrow(
    `the value of yellow, ${yellow}, is no colour`,
  )
})

describe('a drawing', () => {
  it('has the values of its tokens, and keeps plain colours', () => {
    const svg = `<svg>${path}<path fill="#abcdef"/></svg>`
    expect(drawing('loom', palette, svg)).toBe(
      '<svg><path fill="#f5b81c" stroke="#111"/><path fill="#abcdef"/></svg>',
    )
    const plain = '<svg id="dark"><style>:target{--x:#123456}</style><use href="#abc"/></svg>'
    expect(drawing('loom', palette, plain)).toBe(plain)
  })

  it('with the id `dark` has those of both schemes, in the stylesheet that it has or gets', () => {
    const style = '<style>:root{--ink:#111}:target{--ink:#eee}'
    const drawn = '<path fill="#f5b81c" stroke="var(--ink)"/></svg>'
    expect(drawing('loom', palette, `<svg id="dark">${path}</svg>`)).toBe(
      `<svg id="dark">${style}</style>${drawn}`,
    )
    expect(drawing('loom', palette, `<svg id="dark"><style>.a{fill:none}</style>${path}</svg>`)).toBe(
      `<svg id="dark">${style}.a{fill:none}</style>${drawn}`,
    )
    expect(lightDrawing('loom', palette, `<svg id="dark">${path}</svg>`)).not.toContain('var(')
  })

  it('that names an unknown token is an error, which tells the file', () => {
    const svg = '<svg><path fill="var(--wled)"/></svg>'
    const message = 'client/pictures/loom.svg: there is no token --wled'
    expect(() => drawing('loom', palette, svg)).toThrow(message)
    expect(() => lightDrawing('loom', palette, svg)).toThrow(message)
  })
})
