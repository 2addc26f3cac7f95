import { readFileSync, writeFileSync } from 'node:fs'
import { limit, run } from '../run.ts'
import { persistently } from './persistently.ts'

// Other commands do not inherit the token. This does not hide it from programs of the same user (SECURITY.md).
const { CLOUDFLARE_API_TOKEN } = process.env
delete process.env['CLOUDFLARE_API_TOKEN']

/**
 * Runs wrangler on the existing build, with a copy of its settings that has no build command. The copy is in the same
 * folder, because the paths in it are relative. A command that fails is made again, unless it may ask questions.
 * @param stdio `inherit` if wrangler may ask questions in the terminal
 * @returns its output, and the last entry of its machine-readable report
 */
export async function wrangler(args: string[], stdio: 'inherit' | 'pipe' = 'pipe') {
  const [settings, report] = ['wrangler.built.toml', '.wrangler/report.ndjson']
  const source = readFileSync('wrangler.toml', 'utf8')
  writeFileSync(settings, source.replace(/^\[build\]\n(?:(?!\[).*\n)*/m, ''))
  const env = { ...process.env, CLOUDFLARE_API_TOKEN, WRANGLER_OUTPUT_FILE_PATH: report }
  // In a terminal, wrangler may wait for an answer of a person.
  const timeout = stdio === 'inherit' && process.stdin.isTTY ? undefined : limit * 1000
  const call = () => run('wrangler', [...args, '--config', settings], { stdio, env, timeout })
  // With `inherit`, a command is run once: its output, from which `persistently` knows failures that last, is not read, and
  // it would ask a person again who has said no.
  const output = await (stdio === 'inherit' ? call() : persistently(call))
  const [entry = '{}'] = readFileSync(report, 'utf8').trim().split('\n').slice(-1)
  return { output, entry: JSON.parse(entry) }
}

/** The ids of the versions in the current deployment, the one with most traffic first. None before the first release. */
export async function deployedVersions(): Promise<string[]> {
  try {
    const { output } = await wrangler(['deployments', 'status', '--json'])
    const { versions }: { versions: { version_id: string; percentage: number }[] } = JSON.parse(output)
    return versions
      .toSorted((one, other) => other.percentage - one.percentage)
      .map(({ version_id }) => version_id)
  } catch (error) {
    // The platform's code for a Worker that does not exist, or wrangler's message about one that has only previews.
    if (/\b10007\b|has no deployments/.test(String(error))) return []
    // The variable that wrangler asks for, or the platform's code for a token that is not valid.
    if (!/CLOUDFLARE_API_TOKEN|code: 10000/.test(String(error))) throw error
    throw new Error(
      'wrangler is not logged in, or its token has not the rights that docs/runbook.md lists. ' +
        'Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    )
  }
}
