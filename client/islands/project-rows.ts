/** How a project stands on the shelf, by its place among those shown. */
export interface Place {
  /** Its picture is at the right. */
  mirrored: boolean
  /** It has a row to itself. */
  large: boolean
}

/** Sides alternate; one project has a row, then four share two rows. Who would be alone in a row has all of it. */
export function placeOf(index: number, count: number): Place {
  const fifth = index % 5
  const alone = fifth % 2 === 1 && index === count - 1
  return { mirrored: index % 2 === 1, large: fifth === 0 || alone }
}

/** The projects on the page: each item of the list carries its category. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-category]')]
}

/** Shows the projects of one category, or all of them for `null`, and leaves the swatches of the others bare warp. */
export function showProjects(category: string | null) {
  const shown = new Set<string | undefined>()
  const all = rows()
  const count = all.filter((row) => category === null || row.dataset['category'] === category).length
  for (const row of all) {
    row.hidden = category !== null && row.dataset['category'] !== category
    if (row.hidden) continue
    const { mirrored, large } = placeOf(shown.size, count)
    row.toggleAttribute('data-mirrored', mirrored)
    row.toggleAttribute('data-large', large)
    shown.add(row.querySelector('a')?.pathname)
  }
  for (const swatch of document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="swatches"] a')) {
    swatch.firstElementChild?.classList.toggle('warp', !shown.has(swatch.pathname))
  }
}

/** How many projects the page holds, shown or not. A page that came filtered holds only its own. */
export function countProjects(): number {
  return rows().length
}
