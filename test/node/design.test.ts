import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { primitives } from '../../build/development/design/primitives.tsx'
import { sections } from '../../build/development/design/sections.tsx'

const repository = join(import.meta.dirname, '../..')

/** The files that export a component, from the repository's root. */
function components(pattern: string): string[] {
  return globSync(pattern, { cwd: repository })
    .filter((file) => /export function [A-Z]/.test(readFileSync(join(repository, file), 'utf8')))
    .sort()
}

it('the design page shows every primitive', () => {
  expect(Object.keys(primitives).sort()).toEqual(
    [...components('src/ui/*.tsx'), ...components('client/ui/*.tsx')].sort(),
  )
})

it('the design page shows every section', () => {
  expect(
    Object.keys(sections)
      .map((name) => `src/sections/${name}`)
      .sort(),
  ).toEqual(components('src/sections/*.tsx'))
})
