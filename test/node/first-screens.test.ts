import { expect, it } from 'vitest'
import { firstScreens } from '../../build/first-screens.ts'

const link = 'href="/assets/site.css"'

/** A page with these elements on its first screen, and others after the link to the stylesheet. */
function page(first: string, others = '', kind = '/') {
  return { kind, html: `<main>${first}<link ${link}>${others}</main>` }
}

it.each([
  ['elements before the link', '.a{top:0}.b{top:1px}main>.c{top:2px}', '.a{top:0}main>.c{top:2px}'],
  ['elements that are shown', '.a{top:0}.in-popover{top:1px}', '.a{top:0}'],
  ['screens', '@media print{.a{top:1px}}@media (width>1px){.a,.b{top:0}}', '@media (width>1px){.a{top:0}}'],
  ['what needs no file', '.a{--x:url(x.png);top:0}@font-face{src:url(f.woff2)}', '.a{top:0}'],
  ['visitors who have not done anything', '.a{top:0}.a:hover{top:1px}.a:active{top:2px}', '.a{top:0}'],
  ['variables in use', ':root{--x:0;--y:1px}.a{top:var(--x)}', ':root{--x:0}.a{top:var(--x)}'],
  ['animations in use', '.a{animation:x 1s}@keyframes x{}@keyframes y{}', '.a{animation:x 1s}@keyframes x{}'],
])('the head has the rules for %s', async (_, sheet, rules) => {
  const first = page('<p class="a"></p><ul popover><li class="in-popover"></ul>', '<p class="b">')
  const pages = [first, page('<p class="c">'), page('<p class="b">', '', '/b')]
  expect((await firstScreens(sheet, pages, link))['/']?.css).toBe(rules)
})
