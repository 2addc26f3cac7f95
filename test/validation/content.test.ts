import { expect, it } from 'vitest'
import { process } from '../../src/content/process.ts'
import { violations } from '../../src/validation/validation.ts'

it('the content breaks no rule of `src/validation`', () => {
  expect(violations()).toEqual([])
})

it('the timeline draws the weeks that it writes', () => {
  for (const { phase, duration, weeks } of process.timeline) {
    if (!weeks) continue
    const written = duration.match(/\d+/g)?.map(Number)
    const drawn = [...new Set([weeks.shortest, weeks.longest])]
    expect(written, phase).toEqual(drawn)
  }
})
