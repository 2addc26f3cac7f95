import { it } from 'vitest'
import { valueEdits } from './edits.ts'
import { expectToHold, files, seed } from './site.ts'

it(`the site holds when texts, amounts, dates and choices change (seed ${seed})`, () =>
  expectToHold(valueEdits(files), 100))
