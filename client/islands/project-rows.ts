/**
 * Whether a project has a row of the shelf to itself, by its place among those shown: one has, then four share two
 * rows. Who would be alone in a row has all of it.
 */
export function isLarge(index: number, count: number): boolean {
  const fifth = index % 5
  const alone = fifth % 2 === 1 && index === count - 1
  return fifth === 0 || alone
}

/** The projects on the page: each item of the list carries its category. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-category]')]
}

/** Shows the projects of one category, or all of them for `null`, and leaves the swatches of the others bare warp. */
export function showProjects(category: string | null) {
  for (const row of rows()) row.hidden = category !== null && row.dataset['category'] !== category
  const shown = rows().filter(({ hidden }) => !hidden)
  for (const [index, row] of shown.entries()) {
    row.toggleAttribute('data-large', isLarge(index, shown.length))
  }
  const paths = new Set(shown.map((row) => row.querySelector('a')?.pathname))
  for (const swatch of document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="swatches"] a')) {
    swatch.firstElementChild?.classList.toggle('warp', !paths.has(swatch.pathname))
  }
}

/** How many projects the page holds, shown or not. A page that came filtered holds only its own. */
export function countProjects(): number {
  return rows().length
}
