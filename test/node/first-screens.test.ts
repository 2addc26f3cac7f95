import { describe, expect, it } from 'vitest'
import { firstScreens } from '../../build/first-screens.ts'

const link = 'href="/assets/site.css"'

/** A page whose first screen and whose other bands hold these elements. */
const page = (first: string, others = '', kind = '/') => ({
  kind,
  html: `<title>T</title><main>${first}<link ${link}>${others}</main>`,
})

const css = async (sheet: string, ...pages: ReturnType<typeof page>[]) =>
  (await firstScreens(sheet, pages, link))['/']?.css

describe('the rules in the head', () => {
  it('are those of what stands above the link on any page of the kind, in their order', async () => {
    const sheet = '.a{top:0}.b{top:1px}main>.c{top:2px}@media (min-width:1px){.a{top:3px}.b{top:4px}}'
    const pages = [
      page('<p class="a">', '<p class="b">'),
      page('<p class="c">'),
      page('<p class="b">', '', '/b'),
    ]
    expect(await css(sheet, ...pages)).toBe('.a{top:0}main>.c{top:2px}@media (min-width:1px){.a{top:3px}}')
  })

  it('leave out paper, pictures, typefaces to be fetched, and what a popover holds', async () => {
    const sheet =
      '@media print{.a{top:1px}}.b{top:2px}.a{--cloth:url(x.png);top:3px}@font-face{font-family:F;src:url(f.woff2)}'
    expect(await css(sheet, page('<p class="a"></p><ul popover><li class="b"></ul>'))).toBe('.a{top:3px}')
  })

  it('leave out animations and values that nothing there uses', async () => {
    const sheet =
      ':root{--x:1px;--y:2px}.a{top:var(--x);animation:in 1s}@keyframes in{to{top:0}}@keyframes out{to{top:1px}}'
    expect(await css(sheet, page('<p class="a">'))).toBe(
      ':root{--x:1px}.a{top:var(--x);animation:in 1s}@keyframes in{to{top:0}}',
    )
  })

  it('are asked of pages that end their first screen', async () => {
    const pages = [{ kind: '/', html: '<title>Lost</title>' }]
    await expect(firstScreens('', pages, link)).rejects.toThrow(
      'There is no href="/assets/site.css" in <title>Lost</title>',
    )
  })
})
