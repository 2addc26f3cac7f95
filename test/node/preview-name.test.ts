import { describe, expect, it } from 'vitest'
import { previewName } from '../../scripts/preview.ts'

const worker = 'acme-website'
const long = 'a-branch-name-that-somebody-has-written-out-in-full'

describe('the name of a preview', () => {
  it.each(['Feature/New Menu', 'メニュー', 'a--b', '12-columns', '-', 'a'.repeat(244)])(
    'fits into one name in DNS together with the Worker’s: %s',
    (branch) => {
      const name = previewName(branch, worker)
      expect(`${name}-${worker}`).toMatch(/^[a-z\d]([a-z\d-]{0,61}[a-z\d])$/)
      expect(name).not.toContain('--')
    },
  )

  it.each([
    [`${long}-1`, `${long}-2`],
    ['feature/menu', 'feature-menu'],
    ['メニュー', '価格'],
  ])('differs for %s and %s', (one, other) => {
    expect(previewName(one, worker)).not.toBe(previewName(other, worker))
  })
})
