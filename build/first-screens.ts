/** Finds which rules of the stylesheet each kind of page needs: those for its first screen, and those for the whole page. */
import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { parse } from 'node-html-parser'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { PurgeCSS } from 'purgecss'
import purgeFromHtml from 'purgecss-from-html'
import type { Client } from './client.ts'
import { cspHash } from './static-headers.ts'

interface KindOfPage {
  kind: string
  html: string
}

/**
 * Finds the styles that each kind of page needs, whatever state its scripts bring it into. These are about half of all
 * styles, so they arrive earlier. A rule is left out when each of its selectors has a class that no such page has.
 * PurgeCSS cannot be used here: it changes `:is([open], :popover-open)` into `:is([open])`, so that open popovers lose styles.
 * @param anywhere text whose words may be classes of any page, such as the scripts.
 */
export function stylesOfKinds(css: string, pages: readonly KindOfPage[], anywhere: string) {
  const styles: Record<string, string> = {}
  for (const [kind, some = []] of Object.entries(Object.groupBy(pages, (page) => page.kind))) {
    const elements = some.flatMap(({ html }) => parse(html).querySelectorAll('[class]'))
    const classes = elements.flatMap((element) => element.getAttribute('class')?.split(' ') ?? [])
    const known = new Set([...classes, ...anywhere.split(/[\s"'`]+/)])
    const sheet = postcss.parse(css)
    sheet.walkRules((rule) => {
      const { nodes } = selectorParser().astSync(rule.selector)
      // Classes in parentheses, as in `:is(.a, .b)`, may be alternatives, so they do not count.
      const isKnown = nodes.some(({ nodes }) =>
        nodes.every((part) => part.type !== 'class' || known.has(part.value)),
      )
      if (!isKnown) rule.remove()
    })
    styles[kind] = sheet.toString()
  }
  return styles
}

/**
 * Finds the styles that each kind of page needs before the stylesheet has loaded. Pages have them in their head, and the
 * content security policy allows them by their hash.
 * @param link the attribute of the tag that loads the stylesheet. The styles are for the elements above this tag.
 */
export async function firstScreens(css: string, pages: readonly KindOfPage[], link: string) {
  const early = withoutLateRules(css)
  const file = 'client/styles/until-styled.css'
  const { code: untilStyled } = transform({ filename: file, code: readFileSync(file), minify: true })
  const screens: Client['firstScreens'] = {}
  for (const [kind, some = []] of Object.entries(Object.groupBy(pages, (page) => page.kind))) {
    const content = some.map(({ html }) => ({ raw: firstScreen(html, link), extension: 'html' }))
    const [purged] = await new PurgeCSS().purge({
      content,
      css: [{ raw: early }],
      extractors: [{ extensions: ['html'], extractor: purgeFromHtml }],
      // Styles for hover, focus and other interaction states.
      blocklist: [/:(hover|active|focus-visible|disabled|popover-open|target|has)\b/],
      keyframes: true,
      variables: true,
    })
    const rules = `${purged?.css}${untilStyled}`
    screens[kind] = { css: rules, hash: cspHash(rules) }
  }
  return screens
}

/** The page up to the link, without popovers, which are closed at first. */
function firstScreen(html: string, link: string): string {
  const document = parse(html)
  for (const popover of document.querySelectorAll('[popover]')) popover.remove()
  const [screen = '', rest] = document.toString().split(link)
  if (!rest) throw new Error(`There is no ${link} in ${/<title>.*?<\/title>/.exec(html)}`)
  return screen
}

/**
 * Leaves out what the first paint does not need: print, scroll-driven animations, and typefaces and pictures that have
 * to be fetched or decoded. Plain colours and system fonts replace these until the stylesheet has loaded.
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
