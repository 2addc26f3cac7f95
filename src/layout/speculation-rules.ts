const links = [
  { href_matches: '/*' },
  // `/*\\?*` would match every address, also those without a query.
  { not: { href_matches: '/*\\?category=*' } },
]

/**
 * The links that browsers prerender, for a `script` element: those of the site at moderate eagerness, and the one
 * under a mouse at once. The filter's are left out, since it answers in place. A selector names links alone: when the
 * rules come, Chromium works out the style of all elements anew that one could match.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: links }, eagerness: 'moderate' },
    { where: { and: [...links, { selector_matches: 'a:hover' }] }, eagerness: 'eager' },
  ],
})
