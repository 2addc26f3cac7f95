import { expect, it } from 'vitest'
import { firstScreens } from '../../build/first-screens.ts'

const link = 'href="/assets/site.css"'

/** A page with these elements on its first screen, and others after the link to the stylesheet. */
const page = (first: string, others = '', kind = '/') => ({
  kind,
  html: `<title>T</title><main>${first}<link ${link}>${others}</main>`,
})

it.each([
  [
    'elements before the link, in their order',
    '.a{top:0}.b{top:1px}main>.c{top:2px}@media (min-width:1px){.a{top:3px}.b{top:4px}}',
    '.a{top:0}main>.c{top:2px}@media (min-width:1px){.a{top:3px}}',
  ],
  [
    'screens, without files to load and without what a closed popover contains',
    '@media print{.a{top:1px}}.p{top:2px}.a{--cloth:url(x.png);top:3px}@font-face{src:url(f.woff2)}',
    '.a{top:3px}',
  ],
  [
    'visitors who have not done anything yet',
    '.a:hover{top:1px}.a:active{top:2px}.a{top:3px}',
    '.a{top:3px}',
  ],
  [
    'animations and variables in use',
    ':root{--x:1px;--y:2px}.a{top:var(--x);animation:in 1s}@keyframes in{to{top:0}}@keyframes out{to{top:1px}}',
    ':root{--x:1px}.a{top:var(--x);animation:in 1s}@keyframes in{to{top:0}}',
  ],
])('the head has the rules for %s', async (_, sheet, rules) => {
  const first = page('<p class="a"></p><ul popover><li class="p"></ul>', '<p class="b">')
  const pages = [first, page('<p class="c">'), page('<p class="b">', '', '/b')]
  expect((await firstScreens(sheet, pages, link))['/']?.css).toBe(rules)
})

it('throws when a page does not load the stylesheet', async () => {
  const pages = [{ kind: '/', html: '<title>Lost</title>' }]
  await expect(firstScreens('', pages, link)).rejects.toThrow(`There is no ${link} in <title>Lost</title>`)
})
