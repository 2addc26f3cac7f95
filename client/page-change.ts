/**
 * Skips the view transition, except to or from a case study, whose picture travels: elsewhere the browser would
 * capture both pages for nothing.
 */
export function changePages() {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const addresses = [location.href, activation?.entry?.url]
    if (!addresses.some((address) => address?.includes('/case-studies/'))) viewTransition?.skipTransition()
  })
}
