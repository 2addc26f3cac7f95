import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawnFile, drawnNames } from '../../build/drawn-names.ts'

const repository = join(import.meta.dirname, '../..')

it('the names that content may use are those of the drawings; `npm run build` writes them', () => {
  expect(readFileSync(join(repository, drawnFile), 'utf8')).toBe(drawnNames(repository))
})

it('drawings, marks and technologies are told apart', () => {
  const names = drawnNames(repository)
  expect(names).toMatch(/pictures = \[[^\]]*'hero-loom'/)
  expect(names).toMatch(/marks = \[[^\]]*'workflow'/)
  expect(names).toMatch(/technologies = \[[^\]]*'typescript'/)
  expect(names).not.toMatch(/'(marks|tech|clients|cloth-indigo)'/)
})
