import { it } from 'vitest'
import { structuralEdits } from './edits.ts'
import { expectToHold, files, seed } from './site.ts'

it(`the site holds when items and pages are added, removed and moved (seed ${seed})`, () =>
  expectToHold(structuralEdits(files), 100))
