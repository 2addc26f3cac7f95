/**
 * What the header's menus and the mobile menu need beyond the browser's own: opening on hover where there
 * is a mouse, a page that stays out of reach while the mobile menu is open, and being closed when Back
 * brings the page out of the back/forward cache.
 */
export function tendMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('ul[popover]')) openOnHover(menu)
  for (const panel of document.querySelectorAll<HTMLElement>('dialog[popover]')) makeModal(panel)
  addEventListener('pagehide', closeAll)
}

/** A popover leaves the rest of the page within reach of the keyboard; a menu over all of it must not. */
function makeModal(panel: HTMLElement) {
  const island = panel.closest('[data-island]')
  const button = panel.previousElementSibling as HTMLElement

  function holdPage(hold: boolean) {
    for (let inner = island; inner?.parentElement; inner = inner.parentElement) {
      for (const other of inner.parentElement.children) {
        if (other !== inner && other instanceof HTMLElement) other.inert = hold
      }
    }
  }

  // After the frame that answers the press: `inert` has every element's style worked out anew.
  panel.addEventListener('toggle', ({ newState }) => {
    holdPage(newState === 'open')
    // Safari does not focus a button that is clicked, and so has no focus to give back.
    if (newState === 'closed' && document.activeElement === document.body) button.focus()
  })
  // The header has room for its menus from the large breakpoint on, and hides this one: a page left inert would freeze.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => panel.hidePopover())
  // It may have been opened before this script came.
  holdPage(panel.matches(':popover-open'))
}

function openOnHover(menu: HTMLElement) {
  const item = menu.parentElement
  const button = menu.previousElementSibling
  let leaving: ReturnType<typeof setTimeout> | undefined
  let hovered = false

  item?.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving)
    if (pointerType !== 'mouse' || menu.matches(':popover-open')) return
    hovered = true
    menu.showPopover()
  })
  /** Closes the menu a moment after the mouse or the focus has left it, unless the other is still there. */
  function closeSoon() {
    clearTimeout(leaving)
    leaving = setTimeout(() => {
      if (hovered && !item?.matches(':hover') && !menu.contains(document.activeElement)) menu.hidePopover()
    }, 250)
  }
  item?.addEventListener('pointerleave', closeSoon)
  menu.addEventListener('focusout', closeSoon)
  // A click on what the hover has just opened keeps it open; the next one closes it.
  button?.addEventListener('click', (event) => {
    if (hovered && menu.matches(':popover-open')) event.preventDefault()
    hovered = false
  })
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') hovered = false
  })
}

function closeAll() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.hidePopover()
    for (const group of menu.querySelectorAll('details')) group.open = false
  }
}
