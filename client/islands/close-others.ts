/**
 * Closes the open `details` beside the one whose `summary` was clicked. Most browsers do this themselves for `details` with the
 * same `name`. Firefox ESR 128 does not, and it had updates until September 2025.
 */
export function closeOthers(clicked: EventTarget) {
  const details = clicked instanceof Element && clicked.closest('summary')?.parentElement
  if (!details) return
  for (const other of details.parentElement?.querySelectorAll('details[open]') ?? []) {
    if (other !== details) other.removeAttribute('open')
  }
}
