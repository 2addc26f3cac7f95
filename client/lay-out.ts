/** Milliseconds after which a task leaves the other parts to the next, so that a tap is answered in between. */
const enough = 8

/** What waits: see client/styles/base.css. */
const band = ':is(main, .strand) > section:nth-of-type(n + 3)'

/**
 * Lays out the bands and articles that the stylesheet leaves for later on phones: once the page is there, and its
 * typefaces, which would have them laid out anew. Tools that take a picture of the whole page find all of it, and the
 * scrollbar is right. A page that is loaded anew, or come back to, is laid out at once, because the browser scrolls it
 * to where it was.
 */
export function layOutBands() {
  // Elsewhere no band waits.
  if (!CSS.supports('overflow-anchor', 'auto')) return
  addEventListener('load', () => {
    const parts = [...document.querySelectorAll<HTMLElement>(`${band}, ${band} article`)]
    const visits = performance.getEntriesByType('navigation')
    const isNew = visits.some((visit) => 'type' in visit && visit.type === 'navigate')
    layOut(parts, isNew ? enough : Number.POSITIVE_INFINITY)
  })
}

function layOut([part, ...later]: HTMLElement[], left: number) {
  if (!part) return
  const started = performance.now()
  part.style.contentVisibility = 'visible'
  // Asked for its size, it is laid out now; else the next frame would do it for several.
  part.getBoundingClientRect()
  const remaining = left - (performance.now() - started)
  if (remaining > 0) layOut(later, remaining)
  else setTimeout(layOut, 0, later, enough)
}
