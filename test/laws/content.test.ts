import { expect, it } from 'vitest'
import { breaches } from '../../src/laws/laws.ts'

it('the content breaks no law of `src/laws`', () => {
  expect(breaches()).toEqual([])
})
