import { type IslandName, type IslandProps, isIslandName, islands } from './islands.ts'

/** Hydrates an island once. If React or the component fails to arrive, the native markup goes on working. */
async function hydrateOnce(element: HTMLElement) {
  const { island: name, state } = element.dataset
  if (state || !isIslandName(name)) return
  element.dataset['state'] = 'hydrating'
  try {
    await hydrateIsland(element, name)
    element.dataset['state'] = 'hydrated'
  } catch (error) {
    delete element.dataset['state']
    console.error(error)
  }
}

async function hydrateIsland<Name extends IslandName>(element: HTMLElement, name: Name) {
  const react = import('./hydrate.ts')
  const component = await islands[name].load()
  const { hydrate } = await react
  // In a task of its own, because evaluating React was a long one.
  await new Promise((resolve) => setTimeout(resolve))
  // The server wrote the attribute from the same types.
  const props: IslandProps[Name] = JSON.parse(element.dataset['props'] ?? '{}')
  await hydrate(element, component, props)
}

/** Events that come before a visitor uses something. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** Hydrates each island at the first event of intent: in the island, or anywhere if it hydrates early. */
export function hydrateOnIntent() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name } = element.dataset
    if (!isIslandName(name)) continue
    const { media, early } = islands[name]
    const waiting = new AbortController()
    const onIntent = async () => {
      if (media && !matchMedia(media).matches) return
      await hydrateOnce(element)
      // What failed to arrive is asked for again at the next event.
      if (element.dataset['state'] === 'hydrated') waiting.abort()
    }
    const place = early ? window : element
    const { signal } = waiting
    for (const intent of intents) place.addEventListener(intent, onIntent, { passive: true, signal })
    if (early) reloadOnMissedStep(element)
  }
}

/**
 * Reloads when Back or Forward changes the query before the island is hydrated: the entry was made by the island,
 * so the browser loads nothing, and the page still shows another query.
 */
function reloadOnMissedStep({ dataset }: HTMLElement) {
  const { search } = location
  addEventListener('popstate', () => {
    if (dataset['state'] !== 'hydrated' && location.search !== search) location.reload()
  })
}
