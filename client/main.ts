import { hydrateOnIntent } from './hydrate-on-intent.ts'
import { enhanceMenus } from './menus.ts'
import { showLocalHours } from './office-hours.ts'

// Browsers without popovers are older than the supported ones. There, the footer leads to all pages.
if ('popover' in HTMLElement.prototype) enhanceMenus()
hydrateOnIntent()

// Only changes of page to or from a case study have a view transition. The others skip it, because the browser would
// capture both pages for nothing.
addEventListener('pageswap', ({ activation, viewTransition }) => {
  const addresses = [location.href, activation?.entry?.url]
  if (!addresses.some((address) => address?.includes('/case-studies/'))) viewTransition?.skipTransition()
})

// A slider on a picture moves the divider of the picture.
addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  target.closest<HTMLElement>('[data-divider]')?.style.setProperty('--divider', `${target.value}%`)
})

// The list of a dropdown may open below the window, so the page scrolls until all of it is visible.
addEventListener(
  'toggle',
  ({ target }) =>
    target instanceof Element &&
    target.querySelector('[data-dropdown]')?.scrollIntoView({ block: 'nearest' }),
  true,
)

// The Worker logs it, too. This message is for the visitor who followed the link.
if (document.querySelector('[data-not-found]')) console.warn(`404: there is no page at ${location.pathname}`)

for (const section of document.querySelectorAll<HTMLElement>('[data-open]')) showLocalHours(section)
