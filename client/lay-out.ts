/**
 * Lays out the bands that the stylesheet leaves for later on phones, one at a time, when the browser has nothing else
 * to do: tools that take a picture of the whole page find all of it, and the scrollbar is right. A page that is loaded
 * anew, or come back to, is laid out at once, because the browser scrolls it to where it was.
 */
export function layOutBands() {
  // Browsers without it leave no band for later.
  if (!('requestIdleCallback' in window)) return
  addEventListener('load', () => {
    const bands = document.querySelectorAll<HTMLElement>('main section').values()
    const isNew = performance
      .getEntriesByType('navigation')
      .some((visit) => 'type' in visit && visit.type === 'navigate')
    const layOutNext = () => {
      const { value: band } = bands.next()
      if (!band) return
      band.style.contentVisibility = 'visible'
      if (!isNew) return layOutNext()
      // Asked for its size, it is laid out in this task; the next frame would do it for several.
      band.getBoundingClientRect()
      requestIdleCallback(layOutNext)
    }
    layOutNext()
  })
}
