import { expect, it } from 'vitest'
import { violations } from '../../src/laws/laws.ts'

it('the content violates no law of `src/laws`', () => {
  expect(violations()).toEqual([])
})
