import { globSync, readFileSync } from 'node:fs'
import postcss, { type AtRule } from 'postcss'
import { expect, it } from 'vitest'

/** What selects an element by its place among others, or by its kind. */
const byPlaceOrKind = /[+~]|:(nth|first|last|only)-|(^|[\s>(])[a-z*]/

it('modules select parts by their own classes', () => {
  const files = globSync('{src,client}/**/*.module.css')
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules(({ parent, selector }) => {
      if ((parent as AtRule).name === 'keyframes') return
      // What stands in `:has()` is a state of another element.
      const own = selector.replaceAll(/:has\(([^()]|\([^()]*\))*\)/g, '')
      expect.soft(own, file).not.toMatch(byPlaceOrKind)
    })
  }
})
