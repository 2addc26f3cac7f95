/**
 * Publishes the site: `npm run release`. If a step fails, the version that was live before gets all traffic again.
 *
 * 1. `upload` checks, builds, and uploads a version that gets no traffic. `--built` takes the tested build in `dist`.
 * 2. `test` tests that version: every address by its answer, the states of pages in a browser.
 * 3. `promote` gives it all traffic. `test` then tests the live site.
 *
 * `npm run release -- <steps>` runs only these. `undo test` gives the version before it all traffic again and tests it.
 * `npm run rollback` lists the versions that were live; `npm run rollback -- <id>` gives one all traffic and tests it.
 * Elsewhere than in a terminal, `npm run release -- test` tests it, because tests must not run beside the token.
 * The address is `origin` in `src/content/company.ts`.
 */
import { parseArgs } from 'node:util'
import { type Context, context } from './release/context.ts'
import { list, restore } from './release/rollback.ts'
import { lock, message, readState } from './release/state.ts'
import { promote, test, undo } from './release/steps.ts'
import { upload } from './release/upload.ts'
import { exitWith, onInterruption } from './run.ts'

/** @returns whether all steps have succeeded */
export async function release(args: string[], context: Context): Promise<boolean> {
  const options = { built: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [first, id = ''] = positionals
  if (first === 'rollback' && !id) {
    await list(context)
    return true
  }
  const steps: Record<string, () => Promise<void>> = {
    upload: () => upload(context, values.built),
    test: () => test(context),
    promote: () => promote(context),
    undo: () => undo(context),
    rollback: () => restore(id, context),
  }

  async function runSteps(names: string[]): Promise<boolean> {
    try {
      for (const name of names) {
        if (!steps[name])
          throw new Error(`“${name}” is not one of the steps ${Object.keys(steps).join(', ')}.`)
        await steps[name]()
      }
      return true
    } catch (error) {
      console.error(`✗ ${(error as Error).message}`)
      return false
    }
  }

  const rollback = context.isTerminal ? ['rollback', 'test'] : ['rollback']
  const whole = ['upload', 'test', 'promote', 'test']
  if (await runSteps(first ? (first === 'rollback' ? rollback : positionals) : whole)) return true
  const canUndo = !first && readState().live && readState().id
  if (!canUndo || !(await runSteps(['undo', 'test']))) console.error(`✗ ${message()}`)
  return false
}

if (import.meta.main) {
  onInterruption(message)
  try {
    lock()
    process.exitCode = (await release(process.argv.slice(2), context)) ? 0 : 1
  } catch (error) {
    exitWith(`✗ ${(error as Error).message}`)
  }
}
