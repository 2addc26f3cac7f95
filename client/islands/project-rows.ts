/**
 * Whether the project at `index` of the `count` shown ones has a row of its own: one has, then four share two rows, and
 * so on. The last project also has one if it would otherwise be alone beside a gap.
 */
export function isLarge(index: number, count: number): boolean {
  const fifth = index % 5
  const alone = fifth % 2 === 1 && index === count - 1
  return fifth === 0 || alone
}

/** The projects on the page, shown or not. A page that the server filtered has only those of its category. */
export function projectsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-category]')]
}

/** Shows the projects of one category, or all for `null`, and gives the squares of the others the class `warp`. */
export function showProjects(category: string | null) {
  const projects = projectsOnPage()
  for (const project of projects) {
    project.hidden = category !== null && project.dataset['category'] !== category
  }
  const shown = projects.filter(({ hidden }) => !hidden)
  for (const [index, project] of shown.entries()) {
    project.toggleAttribute('data-large', isLarge(index, shown.length))
  }
  const paths = new Set(shown.map((project) => project.querySelector('a')?.pathname))
  for (const square of document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="project-index"] a')) {
    square.firstElementChild?.classList.toggle('warp', !paths.has(square.pathname))
  }
}
