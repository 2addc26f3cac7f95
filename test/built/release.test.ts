import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../node/run.ts'
import { type Copy, startCopy } from './copy.ts'
import { refusal, startPlatform } from './platform.ts'

// A site's first weeks, from the clone to a repair: each test goes on where the one before it ended.

let copy: Copy
let platform: Awaited<ReturnType<typeof startPlatform>>
let edge: typeof platform.edge

function release(...args: string[]) {
  return run(copy.folder, ['npm', 'run', 'release', '--', ...args], { ...platform.env, PATIENCE: '4' })
}

/** The share that each upload has by a deployment, the last one first. */
const shares = (place: number) =>
  edge.deployments[place]?.versions
    .map(({ version_id, percentage }) => `${percentage} % of ${Number(version_id.slice(0, 8))}`)
    .join()

const idOf = (upload: number) => `0000000${upload}-0000-4000-8000-000000000000`

const ask = (path: string) => edge.ask(`https://site.acme.dev${path}`)

const stylesheet = async () => /\/assets\/site-[\w-]+\.css/.exec(await (await ask('/')).text())?.[0] ?? 'none'

/** Puts the site at an address: company and settings say the same, whatever they said before. */
async function settle(host: string, settings: string): Promise<void> {
  await copy.edit('src/content/company.ts', (source) =>
    source.replaceAll('example.com', 'acme.dev').replace(/\borigin: .*,/, `origin: 'https://${host}',`),
  )
  await copy.edit('wrangler.toml', (source) =>
    source.replace(/^routes = .*\n/m, '').replace(/^workers_dev = .*$/m, settings),
  )
}

beforeAll(async () => {
  copy = await startCopy()
  platform = await startPlatform(copy.folder)
  edge = platform.edge
  // The copy has no tests; what a browser is asked to look at is written down instead.
  await copy.edit('package.json', (source) =>
    source
      .replace(/("check": )".*"/, '$1"exit 0"')
      .replace(/("test:browsers": )".*"/, '$1"echo $SITE $VERSION >> browsers.txt"'),
  )
})

afterAll(async () => {
  await platform.stop()
  await copy.remove()
})

describe('a site’s releases', () => {
  it('stop at a sample, before anything is built or sent', async () => {
    await copy.edit('src/content/company.ts', (source) => `${source}export const motto = sample('Slow')\n`)
    const { code, output } = await release()
    expect(code).toBe(1)
    expect(output).toMatch(/src\/content\/company\.ts +\| motto +\| Slow/)
    expect(output).toContain('Nothing was sent.')
    expect(platform.calls).toEqual([])
  })

  it('begin on workers.dev, with nothing to go back to', async () => {
    await copy.edit('src/content/sample.ts', (source) => source.replace(/if .*marked\.add\(value\)/, ''))
    await settle(`${platform.worker}.account.workers.dev`, '# On workers.dev.\nworkers_dev = true')
    const { code, output } = await release()
    expect(code, output).toBe(0)
    expect(output).toMatch(
      new RegExp(`Live: \\d+ addresses of https://${platform.worker}.account.workers.dev asked, none wrong`),
    )
    expect(shares(0)).toBe('100 % of 1')
  })

  it('try the next version at its own address, and keep the files of the last', async () => {
    const before = await stylesheet()
    // Another colour, and so another build, another stylesheet and other drawings.
    await copy.edit('client/styles/tokens.css', (source) => source.replace(/--weld: .*;/, '--weld: #0a7d7d;'))
    const { code, output } = await release()
    expect(code, output).toBe(0)
    expect(shares(0)).toBe('100 % of 2')
    const version = `https://00000002-${platform.worker}.account.workers.dev`
    expect(output).toMatch(new RegExp(`That version: \\d+ addresses of ${version} asked, none wrong`))
    expect(await copy.read('browsers.txt')).toBe(`${version}\n`)
    expect(await stylesheet()).not.toBe(before)
    expect((await ask(before)).status).toBe(200)
  })

  it('take only a terminal for the first release to a domain', async () => {
    const routes = 'routes = [{ pattern = "www.acme.dev", custom_domain = true }]'
    await settle('www.acme.dev', `workers_dev = false\n${routes}`)
    const versions = edge.deployments.splice(0)
    const { code, output } = await release('--built')
    expect(code).toBe(1)
    expect(output).toContain('belongs in a terminal')
    edge.deployments.push(...versions)
  })

  it('try a version on the domain, by a header and without traffic', async () => {
    const { code, output } = await release()
    expect(code, output).toBe(0)
    expect(shares(1)).toBe('100 % of 2,0 % of 3')
    expect(shares(0)).toBe('100 % of 3')
    const override = `${platform.worker}="${idOf(3)}"`
    expect(await copy.read('browsers.txt')).toContain(`\nhttps://www.acme.dev ${override}\n`)
  })

  it('leave a version that breaks a page without traffic', async () => {
    await copy.edit('src/app.tsx', (source) =>
      source.replace(
        'const { path } = c.var\n',
        `$&    if (c.env.CF_VERSION && path === '/') throw new Error('broken there alone')\n`,
      ),
    )
    const { code, output } = await release()
    expect(code).toBe(1)
    expect(output).toMatch(/\| \/ +\| wrong \| status: 500/)
    expect(output).toContain(`Version ${idOf(3)} answers every request again.`)
    expect(shares(1)).toBe('100 % of 3,0 % of 4')
    expect(shares(0)).toBe('100 % of 3')
  })

  it('go back to what was live, not to the deployment before, when the live site fails', async () => {
    await copy.edit('src/app.tsx', (source) => source.replace(/ {4}if \(c\.env\.CF_VERSION.*\n/, ''))
    // Right while it is tried, wrong under all traffic.
    edge.fault = () =>
      /^100 % of [56]/.test(shares(0) ?? '') ? new Response('', { status: 500 }) : undefined
    for (const args of [[], ['--built']]) {
      const { code, output } = await release(...args)
      expect(code).toBe(1)
      expect(output).toContain(`Version ${idOf(3)} answers every request again.`)
      expect(shares(0)).toBe('100 % of 3')
    }
    edge.fault = undefined
  })

  it('put the repaired version live, wait until it is everywhere, and do not build it again', async () => {
    edge.late = 20
    const { code, output } = await release('--built')
    expect(code, output).toBe(0)
    expect(shares(0)).toBe('100 % of 7')
    expect(output).not.toContain('Checked, and built')
  })

  it('say so when the zone challenges who asks, and when the platform takes nothing', async () => {
    const headers = { 'cf-mitigated': 'challenge' }
    edge.fault = () => new Response('', { status: 403, headers })
    const challenged = await release('--built')
    expect(challenged.code).toBe(1)
    expect(challenged.output).toMatch(/\| \/ +\| challenged by bot protection \|/)
    edge.fault = undefined
    // “Please wait”, and “unknown error”.
    for (const [status, code] of [
      [429, 971],
      [500, 10013],
    ] as const) {
      platform.fault = () => refusal(status, code)
      const refused = await release('--built')
      expect(refused.code).toBe(1)
      expect(refused.output).toContain(`[code: ${code}]`)
      expect(refused.output).toContain('Nothing was sent.')
    }
    expect(shares(0)).toBe('100 % of 7')
  })
})
