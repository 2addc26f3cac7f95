import { type IslandName, type IslandProps, islands } from './islands.ts'

async function hydrateIsland<Name extends IslandName>(element: HTMLElement, name: Name) {
  const react = import('./hydrate.ts')
  const component = await islands[name].load()
  const { hydrate } = await react
  // In a task of its own, because evaluating React was a long one.
  await new Promise((resolve) => setTimeout(resolve))
  // The server wrote the attribute from the same types.
  const props: IslandProps[Name] = JSON.parse(element.dataset['props'] ?? '{}')
  await hydrate(element, component, props)
  element.dataset['state'] = 'hydrated'
}

/** Events that come before a visitor uses something. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

function waitForIntent(element: HTMLElement, name: IslandName) {
  const place = islands[name].early ? window : element
  const waiting = new AbortController()
  const onIntent = () => {
    waiting.abort()
    hydrateIsland(element, name).catch((error) => {
      console.error(error)
      // The native markup goes on working. What failed to arrive is asked for again at the next event.
      waitForIntent(element, name)
    })
  }
  const { signal } = waiting
  for (const intent of intents) place.addEventListener(intent, onIntent, { passive: true, signal })
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

/** Hydrates each island at the first event of intent: in the island, or anywhere if it hydrates early. */
export function hydrateOnIntent() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // The server wrote this attribute from the same types, too.
    const name = element.dataset['island'] as IslandName
    waitForIntent(element, name)
    if (islands[name].early) reloadOnMissedStep(element)
  }
}
