import { filterInPlace } from './filter-in-place.ts'
import { hydrateOnIntent } from './hydrate-on-intent.ts'
import { enhanceMenus } from './menus.ts'
import { isPlain } from './plain-click.ts'

enhanceMenus()
for (const filter of document.querySelectorAll<HTMLElement>('[data-query]')) filterInPlace(filter)
hydrateOnIntent()

// The link back takes a visitor who came from the home page or the portfolio to where they were in it, and to its filter. A
// new tab has no page to go back to.
document.querySelector<HTMLElement>('[data-back]')?.addEventListener('click', (event) => {
  const [from] = document.referrer.split('?')
  if (from !== `${origin}/` && from !== `${origin}/portfolio`) return
  if (!isPlain(event) || location.hash || history.length < 2) return
  event.preventDefault()
  history.back()
})

/** The value of a slider before it was touched. */
let before = ''

// A slider on a picture moves the divider of the picture. A finger that scrolls the page has set it, too, until the browser cancels
// the touch.
function moveDivider({ type, target }: Event) {
  if (!(target instanceof HTMLInputElement)) return
  if (type === 'pointerdown') before = target.value
  if (type === 'pointercancel') target.value = before
  target.closest<HTMLElement>('[data-divider]')?.style.setProperty('--divider', `${target.value}%`)
}
for (const type of ['pointerdown', 'pointercancel', 'input']) addEventListener(type, moveDivider, true)

// What scripts add to the first drawing of home loads at its first use.
const loom = document.querySelector('[data-loom]')
for (const type of ['focusin', 'click', 'pointercancel', 'input'])
  loom?.addEventListener(type, (event) => import('./loom.ts').then(({ answer }) => answer(event)))

// The list of a dropdown may open below the window, so the page scrolls until all of it is visible. When a group of the mobile
// menu opens, another one closes, which may move the focused row out of a low window, so the menu scrolls to that row.
addEventListener(
  'toggle',
  ({ target }) =>
    (target as Element).querySelector('[data-dropdown], nav :focus')?.scrollIntoView({ block: 'nearest' }),
  true,
)

// The Worker logs it, too. This message is for the visitor who followed the link.
if (document.querySelector('[data-not-found]')) console.warn(404, location.pathname)

// The hours of offices become local once some of them are near the window, because the first use of `Intl` is slow.
const nearOffices = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    nearOffices.disconnect()
    import('./office-hours.ts')
  },
  { rootMargin: '100%' },
)
for (const element of document.querySelectorAll('[data-offices]')) nearOffices.observe(element)
