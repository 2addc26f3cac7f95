/**
 * Closes the `details` beside the one whose `summary` is clicked. Browsers close those of the same name themselves, but Firefox
 * ESR 128, which had updates until September 2025, does not.
 */
export function closeOthers(clicked: EventTarget) {
  const details = clicked instanceof Element && clicked.closest('summary')?.parentElement
  if (!details) return
  for (const other of details.parentElement?.querySelectorAll('details[open]') ?? []) {
    if (other !== details) other.removeAttribute('open')
  }
}
