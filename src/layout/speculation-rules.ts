/**
 * Which links browsers prerender, as JSON for a `script` element: links of the site that are pressed, or that the mouse
 * rests on for 200 ms. Links of the filter are left out, because it answers without a new page. No rule has
 * `selector_matches`, because Chromium would recalculate the style of every link that a selector could match.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      // `/*\\?*` would match every address, also those without a query.
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/*\\?category=*', '/*\\?industry=*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
})
