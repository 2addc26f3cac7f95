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
  const env: NodeJS.ProcessEnv = { ...process.env, WRANGLER_OUTPUT_FILE_PATH: report }
  env['CLOUDFLARE_API_TOKEN'] = context.token
  // Node writes the HTTP status of each answer of the platform, which wrangler does not print.
  if (stdio === 'pipe') env['NODE_DEBUG'] = 'fetch'
  // In a terminal, wrangler may wait for an answer of a person.
  const timeout = stdio === 'inherit' && context.isTerminal ? undefined : context.limit
  const call = () => context.run('wrangler', [...args, '--config', settings], { stdio, env, timeout })
  // With `inherit`, the output of a failure is not read, and a person who has said no would be asked again.
  const output = await (stdio === 'inherit' ? call() : persistently(call, context.pause).catch(explain))
  const [entry = '{}'] = readFileSync(report, 'utf8').trim().split('\n').slice(-1)
  return { output, entry: JSON.parse(entry) }
}

/** @throws {Error} with nothing but the reason that wrangler gives for a failure, and with what helps against a refusal */
function explain({ message }: Error): never {
  const [, reason = message] = /\[ERROR\] (.*?)\n\s*\n\s*(?:\n|If you think|To continue)/s.exec(message) ?? []
  if (!/- HTTP 40[13]$|GET \S+ - HTTP 400$/m.test(message)) throw new Error(reason)
  const variables = 'CLOUDFLARE_API_TOKEN, whose rights docs/runbook.md lists, and CLOUDFLARE_ACCOUNT_ID'
  throw new Error(`${reason}\nRun \`npx wrangler login\`, or check ${variables}.`)
}

type Noted = { annotations?: Record<string, string> }
type Deployment = Noted & { versions: { version_id: string; percentage: number }[] }
type Version = Noted & { id: string; metadata: { created_on: string } }

const messageOf = (noted?: Noted) => noted?.annotations?.['workers/message'] ?? ''

async function read<T>(args: string[], context: Context): Promise<T> {
  return JSON.parse((await wrangler([...args, '--json'], context)).output)
}

/** The last ten deployments, the newest first. None before the first release. */
async function deployments(context: Context): Promise<Deployment[]> {
  const list = () => read<Deployment[]>(['deployments', 'list'], context)
  const all = await list()
    .catch(async (error) => {
      if (!(context.isTerminal && /non-interactive/.test(error))) throw error
      // In the terminal, wrangler asks for a login or an account, and remembers the answer for the next command.
      await wrangler(['deployments', 'status'], context, 'inherit').catch(() => {})
      return list()
    })
    // The platform's code for a Worker that does not exist.
    .catch((error) => (/\b10007\b/.test(error) ? [] : Promise.reject(error)))
  return all.toReversed()
}

/** The ids of the versions in the current deployment, the one with most traffic first. */
export async function deployedVersions(context: Context): Promise<string[]> {
  const [{ versions } = { versions: [] }] = await deployments(context)
  const byTraffic = versions.toSorted((one, other) => other.percentage - one.percentage)
  return byTraffic.map(({ version_id }) => version_id)
}

/** Gives versions their shares of the traffic, each as `id@percentage`. The list of deployments shows the message. */
export const deploy = (versions: string[], message: string, context: Context) =>
  wrangler(['versions', 'deploy', ...versions, '--message', message, '--yes'], context)

/** The hash of the build of a version. Versions that no release has uploaded may have none. */
export const buildOf = async (id: string, context: Context) =>
  (await read<Version>(['versions', 'view', id], context)).annotations?.['workers/tag'] ?? ''

/** The last five tested versions as rows, the newest first, without those from which somebody has gone back. */
export async function testedVersions(context: Context) {
  // While a version is under test, a deployment has two.
  const whole = (await deployments(context)).filter(({ versions }) => versions.length === 1)
  const ids = whole.map(({ versions }) => versions[0]?.version_id)
  const versions = await read<Version[]>(['versions', 'list'], context)
  const rows = versions.toReversed().flatMap((version) => {
    const [at, commit] = [ids.indexOf(version.id), messageOf(version)]
    // A release names the commit. A plain `wrangler deploy`, which publishes a demo, does not.
    const isTested =
      at >= 0 && /^[\da-f]{40}/.test(commit) && !/returned|rolled/.test(messageOf(whole[at - 1]))
    return isTested
      ? [[version.id, version.metadata.created_on.slice(0, 16), commit, messageOf(whole[at])]]
      : []
  })
  const live = rows.findIndex(([id]) => id === ids[0])
  const marked = rows.map((row, at) => [{ [live]: 'live', [live + 1]: 'before it' }[at] ?? '', ...row])
  return { before: rows[live + 1]?.[0], rows: marked.slice(0, 5) }
}
