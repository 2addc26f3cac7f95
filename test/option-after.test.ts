import { expect, it } from 'vitest'
import { optionAfter } from '../client/islands/option-after.ts'

// test/browser/portfolio-filter.spec.ts tests the other keys.
it.each([
  ['the same letter again chooses the next option that begins with it', 'ppp', 100, [3, 4, 3]],
  ['letters in quick succession are one word', 'par', 100, [3, 3, 4]],
  ['letters after a pause begin a new word', 'pal', 1000, [3, 0, 2]],
])('%s', (_, keys, pause, expected) => {
  const labels = ['All', 'Archives', 'Libraries', 'Pavements', 'Parks']
  const typed = { text: '', at: 0 }
  let from = 0
  const chosen = [...keys].map((key, index) => {
    const next = optionAfter({ key, from, chosen: 3, labels, typed, now: (index + 1) * pause })
    from = next ?? from
    return next
  })
  expect(chosen).toEqual(expected)
})
