import { readFileSync, writeFileSync } from 'node:fs'
import type { Context } from './context.ts'
import { persistently } from './persistently.ts'

/**
 * Runs wrangler on the existing build, with a copy of its settings that has no build command. The copy is in the same
 * folder, because the paths in it are relative. A command that fails is made again, unless it may ask questions.
 * @param stdio `inherit` if wrangler may ask questions in the terminal
 * @returns its output, and the last entry of its machine-readable report
 */
export async function wrangler(args: string[], context: Context, stdio: 'inherit' | 'pipe' = 'pipe') {
  const [settings, report] = ['wrangler.built.toml', '.wrangler/report.ndjson']
  writeFileSync(
    settings,
    readFileSync('wrangler.toml', 'utf8').replace(/^\[build\]\r?\n(?:(?!\[).*\r?\n)*/m, ''),
  )
  const env = { ...process.env, CLOUDFLARE_API_TOKEN: context.token, WRANGLER_OUTPUT_FILE_PATH: report }
  // In a terminal, wrangler may wait for an answer of a person.
  const timeout = stdio === 'inherit' && context.isTerminal ? undefined : context.limit
  const call = () => context.run('wrangler', [...args, '--config', settings], { stdio, env, timeout })
  // With `inherit`, the output of a failure is not read, and a person who has said no would be asked again.
  const output = await (stdio === 'inherit' ? call() : persistently(call, context.pause))
  const [entry = '{}'] = readFileSync(report, 'utf8').trim().split('\n').slice(-1)
  return { output, entry: JSON.parse(entry) }
}

/** The ids of the versions in the current deployment, the one with most traffic first. None before the first release. */
export async function deployedVersions(context: Context): Promise<string[]> {
  try {
    const { output } = await wrangler(['deployments', 'status', '--json'], context)
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

/** Gives versions their shares of the traffic, each as `id@percentage`. */
export const deploy = (versions: string[], context: Context) =>
  wrangler(['versions', 'deploy', ...versions, '--yes'], context)
