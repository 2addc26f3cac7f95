/**
 * Publishes the site: `npm run release`. If a step fails, the version that was live before gets all traffic again.
 *
 * 1. `upload` checks, builds, and uploads a version that gets no traffic. `--built` takes the tested build in `dist`;
 *    `--allow-dirty` accepts files that differ from the commit, which the version names; `--allow-older` accepts a commit
 *    that is older than the live one.
 * 2. `test` tests that version: every address by its answer, the states of pages in a browser.
 * 3. `promote` gives it all traffic. `test` then tests the live site.
 *
 * `npm run release -- <steps>` runs only these. `undo test` gives the version before it all traffic again and tests it.
 * The address is `origin` in `src/content/company.ts`; the first release tests the one that wrangler prints.
 */
import { parseArgs } from 'node:util'
import { type Context, context } from './release/context.ts'
import { lock, message, readState } from './release/state.ts'
import { promote, test, undo } from './release/steps.ts'
import { type Options, upload } from './release/upload.ts'
import { exitWith, onInterruption } from './run.ts'

const flag = { type: 'boolean' } as const
const options = { built: flag, 'allow-dirty': flag, 'allow-older': flag }

type Step = (context: Context, options: Options) => Promise<void>
const steps: Record<string, Step> = { upload, test, promote, undo }

/** @returns whether all steps have succeeded */
export async function release(args: string[], context: Context): Promise<boolean> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const isWhole = positionals.length === 0

  async function runSteps(names: string[]): Promise<boolean> {
    try {
      const wrong = names.find((name) => !(name in steps))
      if (wrong) throw new Error(`“${wrong}” is not one of the steps ${Object.keys(steps).join(', ')}`)
      for (const name of names) await steps[name]?.(context, values)
      return true
    } catch (error) {
      console.error(`✗ ${(error as Error).message}`)
      return false
    }
  }

  if (await runSteps(isWhole ? ['upload', 'test', 'promote', 'test'] : positionals)) return true
  const canUndo = isWhole && readState().live && readState().id
  if (!canUndo || !(await runSteps(['undo', 'test']))) console.error(`✗ ${message()}`)
  return false
}

if (import.meta.main) {
  onInterruption(message)
  try {
    lock()
    process.exitCode = (await release(process.argv.slice(2), context)) ? 0 : 1
  } catch (error) {
    // The first sentence names the option that does not exist.
    exitWith(`✗ ${(error as Error).message.split('. ')[0]}`)
  }
}
