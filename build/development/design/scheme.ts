export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/**
 * Makes the page that it runs in one of this scheme, whatever the system’s: queries for a scheme are answered
 * here, and again whenever Vite has put a saved stylesheet in its place.
 */
export function schemeScript(scheme: Scheme): string {
  return `
    function answer(rules) {
      for (const rule of rules) {
        const [, asked] = /prefers-color-scheme: ?(light|dark)/.exec(rule.media?.mediaText) ?? []
        if (asked) rule.media.mediaText = asked === '${scheme}' ? 'all' : 'not all'
        if (rule.cssRules) answer(rule.cssRules)
      }
    }
    function force() {
      for (const { cssRules } of document.styleSheets) answer(cssRules)
      document.documentElement.style.colorScheme = '${scheme}'
      for (const source of document.querySelectorAll('source[media]')) {
        source.media = '${scheme}' === 'dark' ? 'all' : 'not all'
      }
    }
    await import('/client/main.ts')
    new MutationObserver(force).observe(document.head, { childList: true, subtree: true, characterData: true })
    force()
    document.documentElement.dataset.scheme = '${scheme}'`
}
