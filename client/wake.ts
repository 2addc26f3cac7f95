import { isIslandName, islands } from './islands.ts'

/**
 * Hydrates an island once. Should React or the component fail to arrive, the native markup goes on
 * working.
 */
async function wake(element: HTMLElement) {
  const { island: name, state } = element.dataset
  if (state || !isIslandName(name)) return
  element.dataset['state'] = 'waking'
  try {
    const react = import('./hydrate.ts')
    const component = await islands[name].load()
    const { hydrate } = await react
    // A task of its own: reading React was one already.
    await new Promise((resolve) => setTimeout(resolve))
    // The registry's types tie the name to its props; the attribute was written from the same types.
    await hydrate(
      element,
      component as Parameters<typeof hydrate>[1],
      JSON.parse(element.dataset['props'] ?? '{}'),
    )
    element.dataset['state'] = 'awake'
  } catch (error) {
    delete element.dataset['state']
    console.error(error)
  }
}

/** Signs that a visitor is there, and about to use something. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** Wakes each island of the page at the first sign of intent: upon it, or anywhere if it wakes early. */
export function wakeIslands() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name } = element.dataset
    if (!isIslandName(name)) continue
    const { media, early } = islands[name]
    const waiting = new AbortController()
    const wakeHere = async () => {
      if (media && !matchMedia(media).matches) return
      await wake(element)
      // What has failed to arrive is asked for again at the next sign.
      if (element.dataset['state'] === 'awake') waiting.abort()
    }
    const place = early ? window : element
    const { signal } = waiting
    for (const intent of intents) place.addEventListener(intent, wakeHere, { passive: true, signal })
    if (early) reloadOnMissedStep(element)
  }
}

/**
 * An island that is awake changes the address in place. When the page has been loaded anew since, Back
 * changes it in place too, and before the island is awake nobody else would answer.
 */
function reloadOnMissedStep({ dataset }: HTMLElement) {
  const { search } = location
  addEventListener('popstate', () => {
    if (dataset['state'] !== 'awake' && location.search !== search) location.reload()
  })
}
