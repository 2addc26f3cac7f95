/** What has been typed in the dropdown of the page, and when. */
const typed = { text: '', at: 0 }

/** Letters that are typed within this time, in milliseconds, form one word. After a longer pause a new word begins. */
const pause = 800

/**
 * The link to which a key moves the focus in a listbox, if it moves. When the focus is elsewhere, an arrow key moves it to
 * the chosen link.
 */
export function linkAfter(
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  links: readonly HTMLAnchorElement[],
): HTMLAnchorElement | undefined {
  const focused = links.findIndex((link) => link.matches(':focus'))
  const chosen = Math.max(
    links.findIndex((link) => link.ariaCurrent),
    0,
  )
  if (focused === -1 && key.startsWith('Arrow')) return links[chosen]
  if (key === 'ArrowDown') return links[focused + 1] ?? links[focused]
  if (key === 'ArrowUp') return links[focused - 1] ?? links[focused]
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key.length !== 1 || (key === ' ' && typed.text === '')) return undefined
  typed.text = (timeStamp - typed.at > pause ? '' : typed.text) + key.toLowerCase()
  typed.at = timeStamp
  // A repeated letter finds the next link that begins with it. A word finds the first link that matches.
  const repeated = [...typed.text].every((letter) => letter === typed.text[0])
  const wanted = repeated ? key.toLowerCase() : typed.text
  const from = focused === -1 ? chosen - 1 : focused
  const start = repeated ? from + 1 : Math.max(from, 0)
  const inOrder = [...links.slice(start), ...links.slice(0, start)]
  return inOrder.find((link) => link.textContent.toLowerCase().startsWith(wanted))
}
