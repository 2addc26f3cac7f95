import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isPath, paths } from '../../src/routes.ts'

// The example in the comment is a rule too, so that there is always one.
const rules = readFileSync('public/_redirects', 'utf8')
  .split('\n')
  .map((line) => line.replace(/^# (?=\/)/, '').trim())
  .filter((line) => line && !line.startsWith('#'))

/** Whether a rule matches the address of a page. `*` and `:name` stand for any text, in the file as in a `URLPattern`. */
function hidesPage(source: string): boolean {
  const { pathname } = new URL(source, 'https://www.example.com')
  const pattern = new URLPattern({ pathname })
  return paths.some((path) => pattern.test({ pathname: path }))
}

it.each(rules)('%s leads from an address without a page to a page', (rule) => {
  const [source = '', target = ''] = rule.split(/\s+/)
  expect(hidesPage(source)).toBe(false)
  expect(isPath(target.replace(/[?#].*/, ''))).toBe(true)
})
