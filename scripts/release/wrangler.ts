import { readFileSync, writeFileSync } from 'node:fs'
import { run } from '../run.ts'

/** The settings without the build’s own command, beside the settings themselves: their paths are relative. */
const settings = 'wrangler.built.toml'

const report = '.wrangler/report.ndjson'

// No other command gets it.
const { CLOUDFLARE_API_TOKEN } = process.env
delete process.env['CLOUDFLARE_API_TOKEN']

/**
 * Runs wrangler on what has been built, without building again.
 * @param stdio `inherit` when the terminal may answer its questions
 * @returns what it says, and its last entry in the file that WRANGLER_OUTPUT_FILE_PATH names
 * @throws {Error} with what it says when it fails
 */
export function wrangler(args: string[], stdio: 'inherit' | 'pipe' = 'pipe') {
  const source = readFileSync('wrangler.toml', 'utf8')
  writeFileSync(settings, source.replace(/^\[build\]\n(?:(?!\[).*\n)*/m, ''))
  const env = { ...process.env, CLOUDFLARE_API_TOKEN, WRANGLER_OUTPUT_FILE_PATH: report }
  const output = run('wrangler', [...args, '--config', settings], { stdio, env })
  const [entry = '{}'] = readFileSync(report, 'utf8').trim().split('\n').slice(-1)
  return { output, entry: JSON.parse(entry) }
}
