import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Context } from './context.ts'

const report = '.wrangler/report.ndjson'

/** What wrangler reports of a command, in a file with one entry in each line. The last one is that of the command. */
interface Entry {
  type: string
  version_id: string
  worker_name: string
  targets: string[]
  preview_url: string
  /** The platform's code for a failure. */
  code?: number
  message: string
}

/** A command that wrangler has reported as failed. */
class Refusal extends Error {
  code: number | undefined
  constructor({ code, message }: Entry) {
    super(`${message}\nRepeat the command.`)
    this.code = code
  }
}

/**
 * Runs wrangler on the existing build.
 * @param stdio `inherit` if wrangler may ask questions in the terminal
 * @returns its output, and its report
 * @throws {Refusal} ...
 */
export async function wrangler(args: string[], context: Context, stdio: 'inherit' | 'pipe' = 'pipe') {
  rmSync(report, { force: true })
  const env = { ...process.env, WRANGLER_OUTPUT_FILE_PATH: report, CLOUDFLARE_API_TOKEN: context.token }
  // In a terminal, wrangler may wait for an answer of a person.
  const timeout = stdio === 'inherit' && context.isTerminal ? undefined : context.limit
  const output = await context.run('wrangler', args, { stdio, env, timeout })
}
