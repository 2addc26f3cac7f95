/**
 * Rules for a `script` element, as JSON. They tell browsers to prerender a page of the site when a visitor presses its link
 * or rests the mouse on it for 200 ms. Links of the filter are excluded, because the filter shows its result without a new
 * page. No rule has `selector_matches`, because Chromium would recalculate the style of every link that it could match.
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
