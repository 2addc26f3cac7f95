const links = [
  { href_matches: '/*' },
  // `/*\\?*` would match every address, also those without a query.
  { not: { href_matches: ['/*\\?category=*', '/*\\?industry=*'] } },
]

/**
 * Which links browsers prerender, as JSON for a `script` element: links of the site with moderate eagerness, and the one
 * under the mouse at once. Links of the filter are left out, because it answers without a new page. The selector begins
 * with `a`, because Chromium recalculates the style of every element that a selector could match.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: links }, eagerness: 'moderate' },
    { where: { and: [...links, { selector_matches: 'a:hover' }] }, eagerness: 'eager' },
  ],
})
