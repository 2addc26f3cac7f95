import { expect, it, vi } from 'vitest'

// The module reads it when it is loaded.
vi.stubEnv('PAUSE', '1')
const { persistently } = await import('../../scripts/release/persistently.ts')

it.each([
  [0, 'server is out of order', 1],
  [4, 'server is out of order', 5],
  [5, 'server is out of order', 5],
  [1, 'Authentication error [code: 10000]', 1],
])('a call that fails %i times with “%s” is made %i times', async (failures, message, calls) => {
  let made = 0
  const call = async () => {
    made += 1
    if (made <= failures) throw new Error(message)
    return 'done'
  }
  const isDone = calls > failures
  await expect(persistently(call).catch(({ message }) => message)).resolves.toBe(isDone ? 'done' : message)
  expect(made).toBe(calls)
})
