import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from './run.ts'

const repository = join(import.meta.dirname, '../..')

it.each(['release', 'smoke'])('npm run %s prints the usage after an unknown option', async (script) => {
  const { code, output } = await run(repository, ['node', `scripts/${script}.ts`, '--fast'])
  expect(code).toBe(1)
  const [error, usage, ...others] = output.trim().split('\n')
  expect(error).toContain("Unknown option '--fast'")
  expect(usage).toMatch(`Usage: npm run ${script}`)
  expect(others).toEqual([])
})
