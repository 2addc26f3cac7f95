import { hydrateOnIntent } from './hydrate-on-intent.ts'
import { tendMenus } from './menus.ts'
import { changePages } from './page-change.ts'

changePages()
// Browsers older than the promised ones have no menus; the footer and the pages lead on.
if ('popover' in HTMLElement.prototype) tendMenus()
hydrateOnIntent()

// The divider of a service's picture follows its slider, the only field of the site.
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement)
    target.parentElement?.style.setProperty('--divider', `${target.value}%`)
})

// The Worker has logged it too; this one is for whoever followed the link.
if (document.querySelector('[data-not-found]')) console.warn(`404: there is no page at ${location.pathname}`)
