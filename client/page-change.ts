/**
 * Leaves out the transition to the next page unless one of the two is a case study, whose picture travels.
 * The browser would take a picture of both pages, with nothing to show for the wait.
 */
export function changePages() {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const addresses = [location.href, activation?.entry?.url]
    if (!addresses.some((address) => address?.includes('/case-studies/'))) viewTransition?.skipTransition()
  })
}
