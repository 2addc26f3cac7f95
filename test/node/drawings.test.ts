import { describe, expect, it } from 'vitest'
import { drawing, lightDrawing } from '../../build/drawings.ts'
import { paletteOf } from '../../build/palette.ts'

const palette = paletteOf(`
:root {
  --night: #111;
  --ink: var(--night);
  --weld: #F5B81C;
  --pale: oklab(from var(--weld) calc(l + 0.05) a b);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #eee;
  }
}
`)

const path = '<path fill="var(--weld)" stroke="var(--ink)"/>'

it('colours are read through the tokens and functions that they are given by, and may be names', () => {
  const { light, dark } = palette
  expect([light.get('ink'), dark.get('ink'), dark.get('night')]).toEqual(['#111', '#eee', '#111'])
  expect(light.get('weld')).toBe('#f5b81c')
  expect(light.get('pale')).toMatch(/^#f[\da-f]c[\da-f]{3}$/)
  const named = paletteOf(':root {\n  --weld: Teal;\n  --ink: var(--weld);\n  --cloth: none;\n}')
  expect([...named.light].flat().join(' ')).toBe('weld teal ink teal')
  const wrong = ':root {\n  --weld: oklab(weld);\n}'
  expect(() => paletteOf(wrong)).toThrow('--weld: oklab(weld) does not come to')
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
