import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

it('no two CSS modules have the same file name, because Vite names their classes after it', () => {
  const names = globSync('{src,client}/**/*.module.css').map((file) => basename(file))
  expect(names.length).toBeGreaterThan(0)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
