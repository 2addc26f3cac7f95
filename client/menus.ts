/**
 * What the header's menus and the mobile menu need beyond the browser's own: opening on hover where there
 * is a mouse, and being closed when Back brings the page out of the back/forward cache.
 */
export function tendMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('.menu')) openOnHover(menu)
  addEventListener('pagehide', closeAll)
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
    menu.showPopover({ source: button as HTMLElement })
  })
  item?.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !hovered) return
    leaving = setTimeout(() => menu.hidePopover(), 250)
  })
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
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close()
    for (const group of dialog.querySelectorAll('details')) group.open = false
  }
  for (const menu of document.querySelectorAll<HTMLElement>('.menu')) menu.hidePopover()
}
