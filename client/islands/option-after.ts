interface Steering {
  /** `KeyboardEvent.key`. */
  key: string
  /** Where the focus is now; -1 when it is on none of the options. */
  from: number
  /** The option that is chosen: from outside, an arrow leads there. */
  chosen: number
  labels: readonly string[]
  /** What has been typed so far, and when; kept by the caller, changed here. */
  typed: { text: string; at: number }
  /** Milliseconds, on the scale of `typed.at`. */
  now: number
}

/** How long a pause ends a word, in milliseconds. */
const pause = 800

/** Where a key moves the focus in a listbox; `null` for a key that does not move it. */
export function optionAfter({ key, from: focused, chosen, labels, typed, now }: Steering): number | null {
  const outside = focused === -1
  if (outside && key.startsWith('Arrow')) return chosen
  const last = labels.length - 1
  const from = outside ? chosen - 1 : focused
  if (key === 'ArrowDown') return Math.min(from + 1, last)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || (key === ' ' && typed.text === '')) return null
  typed.text = (now - typed.at > pause ? '' : typed.text) + key.toLowerCase()
  typed.at = now
  // The same letter again goes to the next option that begins with it; a word, to the first that fits.
  const repeated = [...typed.text].every((letter) => letter === typed.text[0])
  const wanted = repeated ? key.toLowerCase() : typed.text
  const start = repeated ? from + 1 : Math.max(from, 0)
  const order = labels.map((_, index) => (start + index) % labels.length)
  return order.find((index) => labels[index]?.toLowerCase().startsWith(wanted)) ?? null
}
