/** What of the stylesheet stands in the head: the rules that a first screen can need, found by PurgeCSS. */
import { parse } from 'node-html-parser'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import purgeFromHtml from 'purgecss-from-html'
import type { Client } from './client.ts'
import { cspHash } from './static-headers.ts'

/**
 * The rules for the first screens of each kind of page, with their hash for the content security policy. The
 * stylesheet repeats them in its order, so the cascade is that of the whole one.
 * @param pages those of one kind share their first screen’s rules
 * @param link the tag that asks for the stylesheet: the first screen ends there
 * @throws {Error} when a page does not ask for it.
 */
export async function firstScreens(
  css: string,
  pages: readonly { kind: string; html: string }[],
  link: string,
) {
  const early = withoutLateRules(css)
  const screens: Client['firstScreens'] = {}
  for (const [kind, some = []] of Object.entries(Object.groupBy(pages, (page) => page.kind))) {
    const content = some.map(({ html }) => ({ raw: firstScreen(html, link), extension: 'html' }))
    const [purged] = await new PurgeCSS().purge({
      content,
      css: [{ raw: early }],
      extractors: [{ extensions: ['html'], extractor: purgeFromHtml }],
      // What comes with a visitor’s hand, and what looks at another element’s state.
      blocklist: [/:(hover|active|disabled|popover-open|target|has)\b/],
      keyframes: true,
      variables: true,
    })
    const rules = purged?.css ?? ''
    screens[kind] = { css: rules, hash: cspHash(rules) }
  }
  return screens
}

/** The page up to the link, without what only opens later. */
function firstScreen(html: string, link: string): string {
  const document = parse(html)
  for (const popover of document.querySelectorAll('[popover]')) popover.remove()
  const [screen = '', rest] = document.toString().split(link)
  if (!rest) throw new Error(`There is no ${link} in ${/<title>.*?<\/title>/.exec(html)}`)
  return screen
}

/**
 * Leaves out what no first paint should wait for: other media, what moves with the scroll, typefaces and pictures that
 * have to be fetched or decoded. Plain colours and typefaces of the system stand in for them until the rest is there.
 */
function withoutLateRules(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules((rule) => {
    const isLate = /^print\b|^\((animation-timeline|overflow-anchor)/.test(rule.params)
    if (isLate || rule.name === 'page' || (rule.name === 'font-face' && `${rule}`.includes('url(')))
      rule.remove()
  })
  sheet.walkDecls(/^--/, (declaration) => {
    if (declaration.value.includes('url(')) declaration.remove()
  })
  return sheet.toString()
}
