import { expect, it } from 'vitest'
import { drawing } from '../../build/drawings.ts'
import { paletteOf } from '../../build/palette.ts'

const palette = paletteOf({
  tokens: { night: '#111', ink: { light: 'var(--night)', dark: '#eee' }, yellow: '#F5B81C' },
  shades: { pale: 'oklab(from var(--yellow) calc(l + 0.05) a b)', teal: 'Teal' },
})

it.each(['none', 'oklab(yellow)', 'var(--wled)'])('the value %s of a colour is an error', (yellow) => {
  const message = `the value of yellow, ${yellow}, is no colour`
  expect(() => paletteOf({ tokens: { yellow }, shades: {} })).toThrow(message)
})

const begin = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"'
const inside = (content: string) => `${begin}>${content}</svg>`

it.each([
  ['its first tag has the id `dark`', 'id="dark"', true],
  ['so it has behind a tag in a comment', 'id="dark"', true, '<!-- <svg id="light"> -->'],
  ['its namespace has a prefix', 'id="dark"', true, '', 'svg:'],
  ['its first tag has no id', '', false],
])(
  'a drawing gets its colours, and those of the dark scheme if %s',
  (_, id, isDark, before = '', prefix = '') => {
    const [open, close] = [`<${prefix}svg xmlns${prefix && ':svg'}=`, `</${prefix}svg>`]
    const source = `${before}${open}"http://www.w3.org/2000/svg" ${id} viewBox="0 0 8 6"><${prefix}path fill="var(--yellow)" stroke="var(--ink)"/>${close}`
    const { light, dark } = drawing('loom', palette, source)
    const [style, ink] = isDark ? ['<style>:root{--ink:#111}</style>', 'var(--ink)'] : ['', '#111']
    expect(light).toContain(`>${style}<path fill="#f5b81c" stroke="${ink}"/></svg>`)
    expect(dark).toBe(isDark ? light.replace('--ink:#111', '--ink:#eee') : undefined)
  },
)

/** What programs write around and into a drawing, and what browsers get of it. */
const shown: [program: string, svg: string, kept: string][] = [
  [
    'Figma',
    `<svg width="8" height="6" viewBox="0 0 8 6" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/><image id="a" xlink:href="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="/></svg>`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" viewBox="0 0 8 6" fill="none"><use href="#a"/><image id="a" href="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="/></svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns:i="&ns_ai;" xmlns="&ns_svg;" viewBox="0 0 8 6"><g i:extraneous="self"></g><i:pgf>eJzsvWl</i:pgf></svg>`,
    inside('<g></g>'),
  ],
  [
    'Inkscape',
    `<!-- Created with Inkscape --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6" inkscape:export-filename="C:\\Users\\anika\\loom.png" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><metadata><a/></metadata><g inkscape:label="Layer 1" id="layer1"/></svg>`,
    inside('<g id="layer1"/>'),
  ],
  [
    'draw.io',
    inside('<g onclick="alert(1)"/>').replace('viewBox', 'content="&lt;mxfile&gt;" viewBox'),
    inside('<g/>'),
  ],
]

it.each(shown)('a drawing of %s loses what is not shown', (_, svg, kept) => {
  expect(drawing('loom', palette, svg).light).toBe(kept)
})

it.each([
  ['an unclosed tag', inside('<g>'), /1:\d+: unmatched|unexpected close/],
  ['an unknown entity', inside('&nbsp;'), /1:\d+: undefined entity/],
  ['no content', '', /1:0: document must contain a root/],
  [
    'a prefix that is not declared',
    inside('<use xlink:href="#a"/>'),
    /“1:\d+: .*"xlink".*declare the prefix/,
  ],
  ['no namespace', '<svg viewBox="0 0 8 6"/>', /xmlns="http:\/\/www\.w3\.org\/2000\/svg"/],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>', /write viewBox=/],
  ['a linked picture', inside('<image href="photo.png"/>'), /embed/],
  ['words in a typeface', inside('<text font-family="Inter">Loom</text>'), /turn texts into paths/],
  [
    'words of a page',
    inside('<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">Loom</div></foreignObject>'),
    /turn texts into paths/,
  ],
])('a drawing with %s is an error, which says in one sentence what to do in which file', (_, svg, reason) => {
  const refused = () => drawing('loom', palette, svg)
  expect(refused).toThrow(/^client\/pictures\/loom\.svg: browsers .+\.$/)
  expect(refused).toThrow(reason)
})

it('a drawing that names an unknown token is an error, which tells the file', () => {
  const svg = inside('<path fill="var(--wled)"/>')
  const message = 'client/pictures/loom.svg: browsers know no token --wled.'
  expect(() => drawing('loom', palette, svg)).toThrow(message)
})
