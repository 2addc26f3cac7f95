import { expect, it } from 'vitest'
import { violations } from '../../src/laws/laws.ts'

it('the content breaks no law of `src/laws`', () => {
  expect(violations()).toEqual([])
})
