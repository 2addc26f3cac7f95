import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawnFile, drawnNames } from '../../build/drawn-names.ts'

const repository = join(import.meta.dirname, '../..')

it('the names that content may use are those of the drawings; `npm run build` writes them', () => {
  expect(readFileSync(join(repository, drawnFile), 'utf8')).toBe(drawnNames(repository))
})
