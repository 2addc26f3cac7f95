/** Whether the island hydrates when it is near the window, and not only when it is used. */
const isEarly = ({ dataset }: HTMLElement) => dataset['hydrate'] === 'near'

/** Resolves once the island is above what is visible, or at most a quarter of the window below it. */
function untilNear({ firstElementChild }: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: '9999% 0% 25%' },
    )
    // The island itself has no box.
    if (firstElementChild) observer.observe(firstElementChild)
  })
}

async function hydrateIsland(element: HTMLElement) {
  if (isEarly(element)) await untilNear(element)
  // The browser paints the answer to the input first, because evaluating React takes longer than a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const { hydrate } = await import('./hydrate.ts')
  // Starts a new task, because evaluating React took long enough in this one.
  await new Promise((resolve) => setTimeout(resolve))
  hydrate(element)
}

function waitForIntent(element: HTMLElement) {
  const target = isEarly(element) ? window : element
  const waiting = new AbortController()
  const onIntent = (event?: Event) => {
    // A touch sends `pointerover` when it begins and `click` when it ends. Requesting React at `pointerover` would delay the
    // answer to the `click`, because the browser would evaluate React first.
    if (event?.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch') return
    waiting.abort()
    hydrateIsland(element).catch((error) => {
      console.error(error)
      // The HTML works without React. The next event tries again.
      waitForIntent(element)
    })
  }
  // An island may add history entries without loading a page. When Back leads to one of them, the browser does not load a
  // page either. Therefore `popstate` hydrates the island, which then shows what belongs to the address.
  for (const event of ['pointerover', 'click', 'focusin', 'scroll', 'popstate']) {
    target.addEventListener(event, onIntent, { passive: true, signal: waiting.signal })
  }
  // The visitor used the filter before this script had loaded. `early-filter.js` then sets `data-used` on the island.
  if ('used' in element.dataset) onIntent()
}

/** Hydrates each island at the first event in it, or at any event on the page once it is near, as its place says. */
export function hydrateOnIntent() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) waitForIntent(element)
}
