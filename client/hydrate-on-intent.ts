import type { ComponentType } from 'react'
import { early, type IslandName, islands } from './islands.ts'

/** Resolves once the island is at most a quarter of the window away from what is visible. */
function untilNear({ firstElementChild }: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: '25%' },
    )
    // The island itself has no box.
    if (firstElementChild) observer.observe(firstElementChild)
  })
}

async function hydrateIsland(element: HTMLElement, name: IslandName) {
  if (name === early) await untilNear(element)
  const [{ hydrate }, component] = await Promise.all([import('./hydrate.ts'), islands[name]()])
  // Starts a new task, because evaluating React took long enough in this one.
  await new Promise((resolve) => setTimeout(resolve))
  // The server wrote the attribute from the types of this component.
  hydrate(element, component as ComponentType, JSON.parse(element.dataset['props'] ?? '{}'))
}

function waitForIntent(element: HTMLElement, name: IslandName) {
  const target = name === early ? window : element
  const waiting = new AbortController()
  const onIntent = () => {
    waiting.abort()
    hydrateIsland(element, name).catch((error) => {
      console.error(error)
      // The HTML works without React. The next event tries again.
      waitForIntent(element, name)
    })
  }
  const { signal } = waiting
  for (const event of ['pointerover', 'touchstart', 'focusin', 'scroll']) {
    target.addEventListener(event, onIntent, { passive: true, signal })
  }
}

/**
 * Reloads the page when Back or Forward changes the query before the island is hydrated. The island adds its history
 * entries with `pushState`, and the browser does not load a page for such an entry. Without a reload, the page would still
 * show the projects of the query before.
 */
function reloadOnHistoryChange({ dataset }: HTMLElement) {
  const { search } = location
  addEventListener('popstate', () => {
    if (dataset['state'] !== 'hydrated' && location.search !== search) location.reload()
  })
}

/** Hydrates each island at the first event in it, and the early one at any event on the page, once it is near. */
export function hydrateOnIntent() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // The server wrote this attribute from the same types.
    const name = element.dataset['island'] as IslandName
    waitForIntent(element, name)
    if (name === early) reloadOnHistoryChange(element)
  }
}
