/** The projects on the page: each row of the list carries its category. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-category]')]
}

/** Shows the projects of one category, or all of them for `null`; every second one is mirrored. */
export function showProjects(category: string | null) {
  let shown = 0
  for (const row of rows()) {
    row.hidden = category !== null && row.dataset['category'] !== category
    if (!row.hidden) row.toggleAttribute('data-mirrored', shown++ % 2 === 1)
  }
}

/** How many projects the page holds, shown or not. A page that came filtered holds only its own. */
export function countProjects(): number {
  return rows().length
}
