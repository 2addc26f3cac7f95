import { expect, it } from 'vitest'
import { capital, counted, inWords, listed } from '../../src/content/counts.ts'

it.each([
  [inWords(6), 'six'],
  [inWords(13), '13'],
  [counted(0, 'office'), 'no offices'],
  [counted(1, 'industry', 'industries'), 'one industry'],
  [counted(2, 'industry', 'industries'), 'two industries'],
  [capital('six services'), 'Six services'],
  [listed(['Porto']), 'Porto'],
  [listed(['Porto', 'Oslo']), 'Porto and Oslo'],
  [listed(['Oslo', 'Porto', 'Ghent']), 'Oslo, Porto and Ghent'],
])('writes %s in English', (written, expected) => {
  expect(written).toBe(expected)
})
