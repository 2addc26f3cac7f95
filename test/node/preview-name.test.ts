import { expect, it } from 'vitest'
import { previewName } from '../../scripts/preview.ts'

const worker = 'acme-website'
const long = 'a'.repeat(244)
const branches = ['Feature/New Menu', 'feature-new-menu', 'メニュー', '価格', 'a--b', '12-columns', '-']

it('each branch has a preview of its own, whose name makes one name in DNS with the Worker’s', () => {
  const names = [...branches, `${long}1`, `${long}2`].map((branch) => previewName(branch, worker))
  for (const name of names) {
    expect(`${name}-${worker}`).toMatch(/^[a-z]([a-z\d-]{0,61}[a-z\d])$/)
    expect(name).not.toContain('--')
  }
  expect(new Set(names).size).toBe(names.length)
  expect(previewName('pr-12', worker)).toBe('pr-12')
})
