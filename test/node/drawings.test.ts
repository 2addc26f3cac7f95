import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawing, drawingNames, lightDrawing } from '../../build/drawings.ts'
import { paletteOf } from '../../build/palette.ts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { projectPicture } from '../../src/content/project-picture.ts'

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
const begin = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"'
const inside = (content: string) => `${begin}>${content}</svg>`

it.each([
  ['its tokens', `${begin}>`, '<path fill="#f5b81c" stroke="#111"/>'],
  [
    'both schemes if it has the id `dark`',
    `${begin} id="dark">`,
    `${style}<path fill="#f5b81c" stroke="var(--ink)"/>`,
  ],
])('a drawing gets the colours of %s', (_, svg, coloured) => {
  const source = `${svg}<path fill="var(--yellow)" stroke="var(--ink)"/></svg>`
  expect(drawing('loom', palette, source)).toBe(`${svg}${coloured}</svg>`)
})

/** What programs write around and into a drawing. */
const shown: [program: string, svg: string][] = [
  [
    'Figma',
    `<svg width="8" height="6" viewBox="0 0 8 6" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<rect width="8" height="6" fill="url(#pattern0_1_2)"/><defs><pattern id="pattern0_1_2" width="1" height="1"><use xlink:href="#image0_1_2"/></pattern>
<image id="image0_1_2" width="1" height="1" xlink:href="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="/></defs></svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Layer_1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 8 6" style="enable-background:new 0 0 8 6;">
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"></foreignObject><g i:extraneous="self"></g></switch></svg>`,
  ],
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg width="8mm" height="6mm" version="1.1" id="svg1" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" /></svg>`,
  ],
]

it.each(shown)('a drawing of %s is accepted as it is', (_, svg) => {
  expect(drawing('loom', palette, svg)).toBe(svg)
})

it.each([
  ['an unclosed tag', inside('<g>'), /1:\d+: unmatched|unexpected close/],
  ['an unclosed attribute', inside('<path d="M0 0/>'), /1:\d+: disallowed/],
  ['an unknown entity', inside('&nbsp;'), /1:\d+: undefined entity/],
  ['a second root', inside('') + inside(''), /1:\d+: documents may contain only one root/],
  ['no content', '', /1:0: document must contain a root/],
  [
    'a prefix that is not declared',
    inside('<use xlink:href="#a"/>'),
    /“1:\d+: .*"xlink".*declare the prefix/,
  ],
  ['no namespace', '<svg viewBox="0 0 8 6"/>', /xmlns="http:\/\/www\.w3\.org\/2000\/svg"/],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /show only <svg/],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>', /write viewBox=/],
  ['a script', inside('<script>alert(1)</script>'), /delete/],
  ['a linked picture', inside('<image href="photo.png"/>'), /embed/],
  ['a linked typeface', inside('<style>@font-face{src:url(https://example.com/a)}</style>'), /embed/],
])('a drawing with %s is an error, which says in one sentence what to do in which file', (_, svg, reason) => {
  const refused = () => drawing('loom', palette, svg)
  expect(refused).toThrow(/^client\/pictures\/loom\.svg: browsers .+\.$/)
  expect(refused).toThrow(reason)
})

it('a drawing that names an unknown token is an error, which tells the file', () => {
  const svg = inside('<path fill="var(--wled)"/>')
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
