import { from } from './breakpoints.ts'

/** Opens menus on hover, makes the mobile menu modal, and closes all before the page enters the back/forward cache. */
export function enhanceMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('ul[popover]')) openOnHover(menu)
  for (const panel of document.querySelectorAll<HTMLElement>('dialog[popover]')) makeModal(panel)
  addEventListener('pagehide', () => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover()
  })
}

/** What is inert while the mobile menu is open. */
let inert: HTMLElement[] = []

/** Makes all of the page inert except an open panel. Without an open panel, nothing stays inert. */
function setInert(panel?: Element) {
  for (const element of inert) element.inert = false
  inert = []
  for (let inner = panel?.closest('[data-island]'); inner?.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other !== inner && other instanceof HTMLElement) inert.push(other)
    }
  }
  for (const element of inert) element.inert = true
}

/** While the mobile menu is open, nothing outside it can be used. When it closes, its open group closes, too. */
function makeModal(panel: HTMLElement) {
  const button = panel.previousElementSibling as HTMLElement
  const isOpen = () => panel.matches(':popover-open')

  // `toggle` fires after the menu is painted. `beforetoggle` would delay that, since `inert` restyles every element.
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return setInert(panel)
    // After the next frame, because `inert` restyles every element. The visitor may have opened the menu again.
    requestAnimationFrame(() => setTimeout(() => isOpen() || setInert()))
    for (const group of panel.querySelectorAll('details')) group.open = false
    // Safari does not focus a button that is clicked, so it cannot return the focus to it.
    if (document.activeElement === document.body) button.focus()
  })
  // An open menu that something removes does not send `toggle`.
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, () => inert.length > 0 && !isOpen() && setInert(), true)
  }
  // Tab goes round in the menu, from what has the focus or was clicked last. Firefox would go to and fro between the end and
  // its own controls, and Chromium 121 would leave the menu after a closed group.
  let last: Node = panel
  for (const event of ['pointerdown', 'focusin']) {
    panel.addEventListener(event, ({ target }) => {
      last = target as Node
    })
  }
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    const stops = [...panel.querySelectorAll<HTMLElement>('a, summary, button:not([tabindex])')].filter(
      (stop) => stop.checkVisibility({ visibilityProperty: true }),
    )
    const isAfter = (stop: Node) => last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
    const next = event.shiftKey
      ? (stops.findLast((stop) => stop !== last && !isAfter(stop)) ?? stops.at(-1))
      : (stops.find((stop) => isAfter(stop)) ?? stops[0])
    next?.focus()
  })
  // From this breakpoint on, the menu is not displayed. If it stayed open, the page would stay inert.
  matchMedia(from('header')).addEventListener('change', () => panel.hidePopover())
  // The visitor may have opened it before this script ran.
  if (isOpen()) setInert(panel)
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
  /** Closes a menu that hover opened, a quarter of a second after both the mouse and the focus have left it. */
  function closeSoon() {
    clearTimeout(leaving)
    leaving = setTimeout(() => {
      if (hovered && !item?.matches(':hover') && !menu.contains(document.activeElement)) menu.hidePopover()
    }, 250)
  }
  item?.addEventListener('pointerleave', closeSoon)
  menu.addEventListener('focusout', closeSoon)
  // A menu closes when the focus leaves it, because it could cover the element that has the focus next.
  item?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) menu.hidePopover()
  })
  // The first click on the button of a menu that hover opened keeps it open. The next click closes it.
  button?.addEventListener('click', (event) => {
    if (hovered && menu.matches(':popover-open')) event.preventDefault()
    hovered = false
  })
}
