/** How often React's file is requested in all, if it does not arrive. */
let attempts = 3

async function hydrateIsland(element: HTMLElement) {
  // The browser paints the answer to the input first, because evaluating React takes longer than a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const { hydrate } = await import('./hydrate.ts')
  // Starts a new task, because evaluating React took long enough in this one.
  await new Promise((resolve) => setTimeout(resolve))
  hydrate(element)
}

function waitFor(events: readonly string[], element: HTMLElement) {
  const waiting = new AbortController()
  const onIntent = (event: Event) => {
    // A touch sends `pointerover` when it begins and `click` when it ends. Requesting React at `pointerover` would delay the
    // answer to the `click`, because the browser would evaluate React first.
    if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch') return
    waiting.abort()
    hydrateIsland(element).catch((error) => {
      console.error(error)
      attempts -= 1
      // The HTML works without React. Only the next click tries again, because other events come by themselves.
      if (attempts > 0) waitFor(['click'], element)
    })
  }
  for (const event of events) element.addEventListener(event, onIntent, { signal: waiting.signal })
}

/** Hydrates each island at the first pointer, touch or focus on it. */
export function hydrateOnIntent() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    waitFor(['pointerover', 'click', 'focusin'], element)
  }
}
