/** The projects on the page, shown or not. A page that the server filtered has only those that it shows. */
export function projectsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-filters]')]
}

/** So many projects fill a window. The others change after the next frame, because the browser lays them out slowly. */
const few = 4

/** How often a filter was chosen. If the visitor chooses again before the next frame, the changes of the earlier choice are dropped. */
let choices = 0

/**
 * Shows the projects that match a query such as `category=erp-solution`, and hides the others. `''` shows all. Each shown
 * project gets its place in `data-place`, counted from 0 to 3 again and again: its styles alternate the side of the picture.
 */
export function showProjects(query: string) {
  const later: (() => void)[] = []
  const choice = ++choices
  let place = 0
  for (const project of projectsOnPage()) {
    const isShown = query === '' || project.dataset['filters']?.split(' ').includes(query)
    const side = String(place % 4)
    const change = () => {
      project.hidden = !isShown
      if (isShown) project.dataset['place'] = side
    }
    if (place < few) change()
    else later.push(change)
    if (isShown) place += 1
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (choice === choices) for (const change of later) change()
    }),
  )
}
