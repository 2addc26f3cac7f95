import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copySite } from '../../scripts/copy-site.ts'
import { markdownAddress, paths } from '../../src/routes.ts'
import { run } from '../node/run.ts'
import { startPlatform } from './platform.ts'
import { uploadedFiles, uploadedWorker } from './uploaded.ts'

let copy: string
let platform: Awaited<ReturnType<typeof startPlatform>>

/** Runs a command in the copy, with the platform that is here. */
function npm(...args: string[]) {
  return run(copy, ['npm', ...args], platform.env)
}

beforeAll(async () => {
  copy = await copySite()
  const [, name = ''] = /^name = "(.+)"$/m.exec(await readFile(join(copy, 'wrangler.toml'), 'utf8')) ?? []
  platform = await startPlatform(name)
  await run(copy, ['git', 'init', '--quiet', '--initial-branch', 'Feature/Größe'])
})

beforeEach(() => {
  platform.calls.length = 0
})

afterAll(async () => {
  await platform.stop()
  await rm(copy, { recursive: true, force: true })
})

const slow = { timeout: 120_000 }

/** Edits a file of the copy. */
async function edit(file: string, change: (source: string) => string): Promise<void> {
  const source = await readFile(join(copy, file), 'utf8')
  await writeFile(join(copy, file), change(source))
}

/** In the copy, the checks of types and content (they run elsewhere) end with this exit code. */
function contentCheck(code: number): Promise<void> {
  return edit('package.json', (source) => source.replace(/("check": )".*"/, `$1"exit ${code}"`))
}

describe('npm run deploy', () => {
  it('names each sample and stops before anything is built or sent', slow, async () => {
    await edit(
      'src/content/company.ts',
      (source) => `${source}export const motto = sample('Slow but sure')\n`,
    )
    const { code, output } = await npm('run', 'deploy')
    expect(code).toBe(1)
    expect(output).toMatch(/src\/content\/company\.ts +\| motto +\| Slow but sure/)
    expect(existsSync(join(copy, 'dist'))).toBe(false)
    expect(platform.calls).toEqual([])
  })

  it('stops as well when types or content are wrong', slow, async () => {
    await contentCheck(3)
    const { code } = await npm('run', 'deploy', '--', '--allow-samples')
    expect(code).toBe(3)
    expect(existsSync(join(copy, 'dist'))).toBe(false)
    expect(platform.calls).toEqual([])
  })

  it(
    'builds from a clean clone and sends a demo, which says so, with wrangler’s arguments',
    slow,
    async () => {
      await contentCheck(0)
      const { code, output } = await npm('run', 'deploy', '--', '--allow-samples', '--tag', 'demo-1')
      expect(code, output).toBe(0)
      expect(output).not.toContain('WARN')
      const { metadata } = await uploadedWorker(platform.calls)
      expect(metadata.bindings).toContainEqual({ name: 'APP_ENV', type: 'plain_text', text: 'demo' })
      expect(metadata.annotations).toMatchObject({ 'workers/tag': 'demo-1' })
    },
  )
})

describe('wrangler deploy', () => {
  let worker: Awaited<ReturnType<typeof uploadedWorker>>
  let files: Map<string, Buffer>

  beforeAll(async () => {
    // From here on, what is built stays built.
    await edit('wrangler.toml', (source) => source.replace('npm run build', 'npm --version'))
    platform.calls.length = 0
    const { code, output } = await npm('exec', '--', 'wrangler', 'deploy')
    expect(code, output).toBe(0)
    worker = await uploadedWorker(platform.calls)
    files = await uploadedFiles(platform.calls)
  }, slow.timeout)

  it('sends one Worker with its map, for production', () => {
    expect(worker.metadata).toMatchObject({ main_module: 'worker.js', compatibility_date: '2026-11-01' })
    expect(worker.metadata.bindings).toEqual(
      expect.arrayContaining([
        { name: 'APP_ENV', type: 'plain_text', text: 'production' },
        { name: 'CF_VERSION', type: 'version_metadata' },
        { name: 'ASSETS', type: 'assets' },
      ]),
    )
    expect([...worker.files.keys()].toSorted()).toEqual(['worker.js', 'worker.js.map'])
  })

  it('sends a map that leads back to the sources', () => {
    const map = JSON.parse(worker.files.get('worker.js.map') ?? '')
    expect(map.sources.some((source: string) => source.endsWith('src/app.tsx'))).toBe(true)
    expect(map.sources.filter((source: string) => source.startsWith('/'))).toEqual([])
  })

  it('makes public what the build has put there, whole', async () => {
    const built = readdirSync(join(copy, 'dist/client'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '_headers')
      .map((entry) => join(entry.parentPath, entry.name))
    expect([...files.keys()].map((address) => join(copy, 'dist/client', address)).toSorted()).toEqual(
      built.toSorted(),
    )
    expect(files.get('/favicon.ico')).toEqual(await readFile(join(copy, 'public/favicon.ico')))
    expect(worker.metadata.assets.config._headers).toBe(
      await readFile(join(copy, 'dist/client/_headers'), 'utf8'),
    )
  })

  it('makes no source public, no map, no manifest of the build', () => {
    for (const [address, content] of files) {
      expect(address).not.toMatch(/\.(map|tsx?|jsx|toml)$|manifest\.json$|\/\.|worker/)
      expect(content.includes('sourceMappingURL'), address).toBe(false)
    }
  })

  it('makes the Markdown of each page public, and no other', () => {
    const markdown = [...files.keys()].filter((address) => address.endsWith('.md'))
    expect(markdown.toSorted()).toEqual(paths.map(markdownAddress).toSorted())
  })
})

describe('npm run preview', () => {
  const name = /^feature-gro-e-[\da-f]{8}$/

  it('sends a preview named after the branch, and says its address last', slow, async () => {
    const { code, output, last } = await npm('run', 'preview')
    expect(code, output).toBe(0)
    const asked = platform.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/previews'))
    expect(JSON.parse(asked?.body ?? '').name).toMatch(name)
    expect(last).toMatch(/^https:\/\/preview\.example\.com\/feature-/)
    const { metadata, files } = await uploadedWorker(platform.calls)
    expect(metadata.env).toMatchObject({
      APP_ENV: { type: 'plain_text', text: 'preview' },
      CF_VERSION: { type: 'version_metadata' },
      ASSETS: { type: 'assets' },
    })
    expect(files.has('worker.js')).toBe(true)
  })

  it('is removed by the same name', slow, async () => {
    const { code, output } = await npm('run', 'preview', '--', '--delete')
    expect(code, output).toBe(0)
    const [call] = platform.calls
    expect(call?.method).toBe('DELETE')
    expect(call?.path.split('/').at(-1)).toMatch(name)
  })

  it('asks for a name where there is no branch', slow, async () => {
    await rm(join(copy, '.git'), { recursive: true })
    const { code, output } = await npm('run', 'preview')
    expect(code).toBe(1)
    expect(output).toContain('--name')
    expect(platform.calls).toEqual([])
  })
})

describe('the platform here', () => {
  it('was asked nothing that it does not know', () => {
    expect(platform.unknown).toEqual([])
  })
})
