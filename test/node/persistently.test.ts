import { expect, it } from 'vitest'
import { persistently } from '../../scripts/release/persistently.ts'

it.each([
  [0, 'server is out of order', 1, 'done'],
  [4, 'server is out of order', 5, 'done'],
  [5, 'server is out of order', 5, 'server is out of order'],
  [1, 'Authentication error [code: 10000]', 1, 'Authentication error [code: 10000]'],
])('a call that fails %i times with “%s” is made %i times', async (failures, text, calls, outcome) => {
  let made = 0
  const call = async () => {
    made += 1
    if (made <= failures) throw new Error(text)
    return 'done'
  }
  expect([await persistently(call, 0).catch(({ message }) => message), made]).toEqual([outcome, calls])
})
