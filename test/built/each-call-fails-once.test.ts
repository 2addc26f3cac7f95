import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCopy } from '../node/copy.ts'
import { run } from '../node/run.ts'
import { type Call, idOf, refusal } from './platform.ts'
import { domain, startRehearsal } from './rehearsal.ts'

/** An answer that ends in the middle, after which the connection is closed. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":tr'))
      setTimeout(() => controller.error(new Error('cut off')), 10)
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

const ways: Record<string, () => Response | Promise<Response>> = {
  // Takes the longest, so it comes first.
  silence: () => new Promise(() => {}),
  '429': () => refusal(429, 10429),
  '500': () => refusal(500, 10013),
  'HTML instead of JSON': () =>
    new Response('<html>Please wait</html>', { headers: { 'Content-Type': 'text/html' } }),
  'an answer that is cut off': cutOff,
}

const earlier = 99_999_999
const idOfEarlier = idOf(earlier)

const built = await startCopy()
await built.succeed('npx', 'vite', 'build')
afterAll(built.remove)

// A folder and a platform for each way to fail, so that they can be tried at the same time.
describe.concurrent.each(Object.entries(ways))('each call fails once with %s', (way, answer) => {
  let rehearsal: Awaited<ReturnType<typeof startRehearsal>>

  beforeAll(async () => {
    rehearsal = await startRehearsal()
    const { copy } = rehearsal
    // It would refuse the sample texts of the site.
    await copy.edit('scripts/launch-check.ts', () => '')
    await copy.edit('wrangler.toml', (source) => source.replace(/^\[build\]\n(?:(?!\[).*\n)*/m, ''))
    await cp(join(built.folder, 'dist'), join(copy.folder, 'dist'), { recursive: true })
  })

  afterAll(() => rehearsal.stop())

  /** Which versions get traffic, in words that stay the same from one attempt to the next. */
  const state = () =>
    (rehearsal.shares(0) ?? 'nothing')
      .replaceAll(/\d{8}/g, 'the earlier one')
      .replaceAll(/of \d+/g, 'of a new one')

  /** The time limit of a command in seconds. It is short where answers never come, because the test waits for its end. */
  let limit = way === 'silence' ? 5 : 60
  const environment = () => ({ ...rehearsal.platform.env, PAUSE: '10', LIMIT: String(limit) })

  /**
   * Lets every call fail when it is made for the first time in a state of the traffic. Runs a command until it succeeds, and
   * after each failure the one that its message names; while the earlier version is live, the same one again.
   * @param start gets the named steps of a release
   * @returns the calls that failed, one in each line
   */
  async function failures(start: (steps: string[]) => Promise<{ code: number; output: string }>) {
    const failed = new Set<string>()
    rehearsal.platform.fault = ({ method, path }: Call) => {
      const call = `${state()}: ${method} ${path.replaceAll(/\d{8}-[\d-]*/g, 'id')}`
      if (failed.has(call)) return undefined
      failed.add(call)
      return answer()
    }
    let steps = ['--built']
    for (let tries = 1; tries <= 40; tries += 1) {
      const before = failed.size
      const { code, output } = await start(steps)
      if (code === 0) return [...failed].join('\n')
      // The platform answered all calls of this command, so the limit was too short for this machine.
      if (failed.size === before) limit *= 2
      const [, command, named = '--built'] = output.match(/.*`(npm run \w+)(?: -- ([a-z ]+))?/s) ?? []
      if (!state().startsWith('100 % of the earlier one')) expect(command, output).toBeDefined()
      steps = named.trim().split(' ')
    }
    throw new Error('No attempt has succeeded')
  }

  it('in a first release, a later one with its way back, a rollback, and a preview, which changes nothing that is live', async ({
    expect,
  }) => {
    const { platform, copy, runRelease, commit, shares, setAddress } = rehearsal
    const release = (steps: string[]) => runRelease(steps, environment())

    await setAddress(`${platform.worker}.account.workers.dev`, '# On workers.dev.\nworkers_dev = true')
    await commit()
    expect(await failures(release)).toMatch(/nothing: PUT .*100 % of a new one: GET https:/s)
    expect(shares(0)).toBe(`100 % of ${platform.environments.length}`)

    await setAddress('www.acme.dev', domain)
    await commit()
    platform.deployments.unshift({ versions: [{ version_id: idOfEarlier, percentage: 100 }] })
    expect(await failures(release)).toMatch(
      /the earlier one: GET https:.*builds\.json.*% of a new one: POST .*deployments/s,
    )
    expect(shares(0)).toBe(`100 % of ${platform.environments.length}`)

    const rollback = ['npm', 'run', 'rollback', '--', idOfEarlier]
    expect(await failures(() => run(copy.folder, rollback, environment()))).toContain('POST')
    expect(shares(0)).toBe(`100 % of ${earlier}`)

    const preview = ['npx', 'wrangler', 'preview', '--name', 'my-branch']
    const startPreview = () => run(copy.folder, ['timeout', String(limit), ...preview], environment())
    expect(await failures(startPreview)).toContain('POST')
    expect(shares(0)).toBe(`100 % of ${earlier}`)
  })
})
