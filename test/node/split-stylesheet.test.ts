import { describe, expect, it } from 'vitest'
import { splitStylesheet } from '../../build/split-stylesheet.ts'

const link = '<link href="rest.css">'

/** A page whose first screen and whose other bands hold these elements. */
function page(first: string, others: string, kind = '/') {
  return { kind, html: `<title>T</title><main>${first}${link}${others}</main>` }
}

const splitAll = (css: string, ...pages: ReturnType<typeof page>[]) => splitStylesheet(css, pages, link)
const split = (css: string, ...pages: ReturnType<typeof page>[]) =>
  splitAll(css, ...pages)['/'] ?? { first: '', rest: '' }

describe('the first part of the stylesheet', () => {
  it('has the rules of what stands above the link, on any page, in their order', () => {
    const { first } = split(
      '.a{top:0}.b{top:1px}main>.c{top:2px}@media (min-width:1px){.a{top:3px}.b{top:4px}}',
      page('<p class="a">', '<p class="b">'),
      page('<p class="c">', '<p class="b">'),
    )
    expect(first).toBe('.a{top:0}main>.c{top:2px}@media (min-width:1px){.a{top:3px}}')
  })

  it('has no rule for an attribute that nothing there has, but may for states', () => {
    const { first } = split(
      '[data-x] .a{top:0}.a[data-y]{top:1px}.a[open]{top:2px}',
      page('<p class="a" data-y>', '<p class="a" data-x>'),
    )
    expect(first).toBe('.a[data-y]{top:1px}.a[open]{top:2px}')
  })

  it('has nothing that needs a visitor, a printer, or an open popover', () => {
    const css = '.a:hover{top:0}@media print{.a{top:1px}}.b{top:2px}.a{top:3px}'
    const { first, rest } = split(css, page('<p class="a"></p><ul popover><li class="b"></ul>', ''))
    expect(first).toBe('.a{top:3px}')
    expect(rest).toContain('.a:hover{top:0}@media print{.a{top:1px}}.b{top:2px}')
  })

  it('has a rule with :has() and :is() only for what stands there at once', () => {
    const { first } = split(
      '.a:has(>.b){top:0}:is(.a,.b){top:1px}.a:is(.b,.c){top:2px}.a:has(.a:hover){top:3px}:has(.a){top:4px}',
      page('<p class="a">', '<p class="b c">'),
    )
    expect(first).toBe(':is(.a,.b){top:1px}:has(.a){top:4px}')
  })

  it('has nothing that moves with the scroll', () => {
    const css =
      '.a{top:0}@supports (animation-timeline:view()){.a{top:1px}}@supports not (animation-timeline:view()){.a{top:2px}}'
    const { first, rest } = split(css, page('<p class="a">', ''))
    expect(first).toBe('.a{top:0}@supports not (animation-timeline:view()){.a{top:2px}}')
    expect(rest).toContain('@supports (animation-timeline:view()){.a{top:1px}}')
  })

  it('has nothing that leaves a band for later', () => {
    const css = '@supports (overflow-anchor:auto){.a{content-visibility:auto}}'
    expect(split(css, page('<p class="a">', ''))).toEqual({ first: '', rest: css })
  })

  it('has the custom properties that it uses, also by way of others and in the page itself', () => {
    const css = ':root{--u:0;--v:var(--w,1px);--w:2px;--x:3px;--y:4px}.a{top:var(--v)}.b{top:var(--x)}'
    const { first, rest } = split(css, page('<p class="a" style="left:var(--y)">', '<p class="b">'))
    expect(first).toBe(':root{--v:var(--w,1px);--w:2px;--y:4px}.a{top:var(--v)}')
    expect(rest).toBe(':root{--u:0;--x:3px}.b{top:var(--x)}')
  })

  it('has no custom property with a picture, unless a use of it has no fallback', () => {
    const css = '.a{--x:url(x.png);--y:url(y.png);background:var(--x,none),var(--y,none),var(--y)}'
    const { first, rest } = split(css, page('<p class="a">', ''))
    expect(first).toBe('.a{--y:url(y.png);background:var(--x,none),var(--y,none),var(--y)}')
    expect(rest).toBe('.a{--x:url(x.png)}')
  })

  it('has the faces of systems, but none that must be fetched', () => {
    const [own, system] = ['@font-face{src:url(a.woff2)}', '@font-face{src:local(A)}']
    expect(split(own + system, page('', ''))).toEqual({ first: system, rest: own })
  })

  it('has the steps of its own animations', () => {
    const steps = (name: string) => `@keyframes ${name} {from{top:0}to{top:1px}}`
    const css = `.a{animation:x 1s}.b{animation:y 1s}${steps('x')}${steps('y')}`
    const { first, rest } = split(css, page('<p class="a">', '<p class="b">'))
    expect(first).toBe(`.a{animation:x 1s}${steps('x')}`)
    expect(rest).toBe(`.b{animation:y 1s}${steps('y')}`)
  })
})

describe('the rest of the stylesheet', () => {
  it('has what its kind of page needs, and nothing of other kinds', () => {
    const css = '.a{top:0}.b{top:1px}.c{top:2px}.unused{top:3px}'
    const { '/b/': b, '/c/': c } = splitAll(
      css,
      page('<p class="a">', '<p class="b">', '/b/'),
      page('<p class="c">', '<p class="a">', '/c/'),
    )
    expect(b).toEqual({ first: '.a{top:0}', rest: '.b{top:1px}' })
    expect(c).toEqual({ first: '.c{top:2px}', rest: '.a{top:0}' })
  })

  it('repeats a rule of the first part that it would overrule', () => {
    const css = '.b{padding:0}.a{padding-left:1px}'
    const { first, rest } = split(css, page('<p class="a">', '<p class="a b">'))
    expect(first).toBe('.a{padding-left:1px}')
    expect(rest).toBe('.b{padding:0}.a{padding-left:1px}')
  })

  it.each([
    ['no element has both', '.b{top:0}.a{top:1px}', '<p class="b">'],
    ['they set different properties', '.b{left:0}.a{color:red}', '<p class="a b">'],
    ['one outweighs the other', 'p{top:0}.a{top:1px}', '<p class="a">'],
    ['they style different parts', '.b::before{top:0}.a::after{top:1px}', '<p class="a b">'],
  ])('repeats none when %s', (_, css, others) => {
    const { rest } = split(css, page('<i class="a">', others))
    expect(rest).not.toContain('.a')
  })

  it('is missed when a page does not ask for it', () => {
    expect(() => splitStylesheet('', [{ kind: '/', html: '<title>Lost</title>' }], link)).toThrow('Lost')
  })
})
