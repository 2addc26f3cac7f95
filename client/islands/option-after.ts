/** What has been typed in the dropdown of the page, and when. */
const typed = { text: '', at: 0 }

/** Letters that are typed within this time, in milliseconds, form one word. After a longer pause a new word begins. */
const pause = 800

/**
 * The index of the option to which a key moves the focus in a listbox, or `null` when it does not move.
 * @param focused the index of the focused option, or -1: then, an arrow key moves to the chosen one
 */
export function optionAfter(
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  focused: number,
  chosen: number,
  labels: readonly string[],
): number | null {
  const outside = focused === -1
  if (outside && key.startsWith('Arrow')) return chosen
  const last = labels.length - 1
  const from = outside ? chosen - 1 : focused
  if (key === 'ArrowDown') return Math.min(from + 1, last)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || (key === ' ' && typed.text === '')) return null
  typed.text = (timeStamp - typed.at > pause ? '' : typed.text) + key.toLowerCase()
  typed.at = timeStamp
  // A repeated letter finds the next option that begins with it. A word finds the first option that matches.
  const repeated = [...typed.text].every((letter) => letter === typed.text[0])
  const wanted = repeated ? key.toLowerCase() : typed.text
  const start = repeated ? from + 1 : Math.max(from, 0)
  const order = labels.map((_, index) => (start + index) % labels.length)
  return order.find((index) => labels[index]?.toLowerCase().startsWith(wanted)) ?? null
}
