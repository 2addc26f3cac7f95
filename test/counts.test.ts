import { expect, it } from 'vitest'
import { capital, counted, inWords, listed, quarters } from '../src/content/counts.ts'

it.each([
  [inWords(6), 'six'],
  [inWords(13), '13'],
  [counted(0, 'office'), 'no offices'],
  [counted(1, 'industry', 'industries'), 'one industry'],
  [counted(2, 'industry', 'industries'), 'two industries'],
  [capital('six services'), 'Six services'],
  [listed(['Lowell']), 'Lowell'],
  [listed(['Ahmedabad', 'Lowell', 'Geelong']), 'Ahmedabad, Lowell and Geelong'],
  [quarters(21.5), '21½'],
  [quarters(11.26), '11¼'],
  [quarters(0.75), '¾'],
  [quarters(7.9), '8'],
  [quarters(0), '0'],
])('writes %s', (written, expected) => {
  expect(written).toBe(expected)
})
