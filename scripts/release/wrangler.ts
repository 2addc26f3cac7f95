import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Context } from './context.ts'

const report = '.wrangler/report.ndjson'

const helps = `If the platform was out of order, repeat this. If HTTPS_PROXY names a proxy, let it pass api.cloudflare.com. Else
run \`npx wrangler login\`, or check CLOUDFLARE_API_TOKEN, whose rights docs/runbook.md lists, and CLOUDFLARE_ACCOUNT_ID.`

/**
 * Runs wrangler on the existing build.
 * @param stdio `inherit` if wrangler may ask questions in the terminal
 * @returns its output, and the last entry of its machine-readable report
 * @throws {Error} with what wrangler prints, and with the platform's `code` if it has refused a request
 */
export async function wrangler(args: string[], context: Context, stdio: 'inherit' | 'pipe' = 'pipe') {
  rmSync(report, { force: true })
  const env: NodeJS.ProcessEnv = { ...process.env, WRANGLER_OUTPUT_FILE_PATH: report }
  env['CLOUDFLARE_API_TOKEN'] = context.token
  const entry = () =>
    JSON.parse((existsSync(report) && readFileSync(report, 'utf8').trim().split('\n').at(-1)) || '{}')
  try {
    return { output: await context.run('wrangler', args, { stdio, env }), entry: entry() }
  } catch (error) {
    throw Object.assign(new Error(`${(error as Error).message}\n${helps}`), { code: entry().code })
  }
}

const read = async (args: string[], context: Context) =>
  JSON.parse((await wrangler([...args, '--json'], context)).output)

interface Deployment {
  versions: { version_id: string; percentage: number }[]
}

/** The platform's code for a Worker that does not exist. */
const unknownWorker = 10007

/** The id of the version with most of the traffic; empty before the first release. */
export async function liveVersion(context: Context): Promise<string> {
  const all: Deployment[] = await read(['deployments', 'list'], context).catch((error) =>
    error.code === unknownWorker ? [] : Promise.reject(error),
  )
  const versions = all.at(-1)?.versions ?? []
  return versions.toSorted((one, other) => other.percentage - one.percentage)[0]?.version_id ?? ''
}

/** Gives a version all traffic. The list of deployments shows the message. */
export const deploy = (id: string, message: string, context: Context) =>
  wrangler(['versions', 'deploy', `${id}@100%`, '--message', message, '--yes'], context)

/** The name of the build of a version. Versions that no release has uploaded may have none. */
export const buildOf = async (id: string, context: Context): Promise<string> =>
  (await read(['versions', 'view', id], context)).annotations?.['workers/tag'] ?? ''
