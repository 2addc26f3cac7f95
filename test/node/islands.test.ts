import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { islands } from '../../client/islands.ts'

const files = globSync('client/**/*.ts', { exclude: ['client/islands.ts', 'client/islands/**'] })

it.each(Object.keys(islands))('no script outside of its component knows the island %s by name', (name) => {
  expect(files).toContain('client/hydrate-on-intent.ts')
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(name))).toEqual([])
})
