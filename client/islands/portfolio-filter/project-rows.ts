/** The projects on the page, shown or not. A page that the server filtered has only those that it shows. */
export function projectsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-filters]')]
}

/**
 * Shows the projects that match a query such as `category=erp-solution`, and hides the others. `''` shows all. Each shown
 * project gets its place in `data-place`, counted from 0 to 3 again and again: its styles alternate the side of the picture.
 */
export function showProjects(query: string) {
  let place = 0
  for (const project of projectsOnPage()) {
    project.hidden = query !== '' && !project.dataset['filters']?.split(' ').includes(query)
    if (!project.hidden) project.dataset['place'] = String(place++ % 4)
  }
}
