import { describe, expect, it } from 'vitest'
import { optionAfter } from '../client/islands/option-after.ts'

const labels = ['All', 'Archives', 'Libraries', 'Pavements', 'Parks']

function next(key: string, from: number, typed = { text: '', at: 0 }, now = 10) {
  return optionAfter({ key, from, chosen: 3, labels, typed, now })
}

describe('typing in a listbox', () => {
  it('goes through the options of one letter in turn', () => {
    expect(next('p', 0)).toBe(3)
    expect(next('p', 3)).toBe(4)
    expect(next('p', 4)).toBe(3)
    expect(next('p', 3, { text: 'p', at: 5 })).toBe(4)
  })

  it('takes letters typed quickly as a word, and after a pause begins anew', () => {
    const typed = { text: '', at: 0 }
    expect(next('p', 0, typed, 10)).toBe(3)
    expect(next('a', 3, typed, 200)).toBe(3)
    expect(next('r', 3, typed, 400)).toBe(4)
    expect(next('l', 4, typed, 1500)).toBe(2)
  })
})
