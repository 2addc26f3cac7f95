/**
 * Whether the project at `index` of the `count` shown ones has a row of its own: one has, then four share two rows, and
 * so on. The last project also has one if it would otherwise be alone beside a gap.
 */
export function isLarge(index: number, count: number): boolean {
  const fifth = index % 5
  const alone = fifth % 2 === 1 && index === count - 1
  return fifth === 0 || alone
}

/** The projects on the page. Each has its category as an attribute. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-category]')]
}

/** Shows the projects of one category, or all for `null`, and gives the swatches of the others the class `warp`. */
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

/** How many projects the page has, shown or not. A page that the server filtered has only those of its category. */
export function countProjects(): number {
  return rows().length
}
