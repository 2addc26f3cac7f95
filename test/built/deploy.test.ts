import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markdownAddress, paths } from '../../src/routes.ts'
import { run } from '../node/run.ts'
import { type Copy, startCopy } from './copy.ts'
import { startPlatform } from './platform.ts'

let copy: Copy
let platform: Awaited<ReturnType<typeof startPlatform>>

/** Runs a script in the copy, with the platform that is here. */
function npm(...args: string[]) {
  return run(copy.folder, ['npm', 'run', ...args], platform.env)
}

beforeAll(async () => {
  copy = await startCopy()
  const [, name = ''] = /^name = "(.+)"$/m.exec(await copy.read('wrangler.toml')) ?? []
  platform = await startPlatform(name)
  await copy.succeed('git', 'init', '--quiet', '--initial-branch', 'Feature/Größe')
})

beforeEach(() => {
  platform.calls.length = 0
})

afterAll(async () => {
  await platform.stop()
  await copy.remove()
})

/** The Worker that was sent: its description, and the names of its files. */
async function sentWorker() {
  const sent = platform.calls.filter(({ body }) => body.includes('name="metadata"'))
  expect(sent).toHaveLength(1)
  const [{ body, type } = { body: '', type: '' }] = sent
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const files = [...form.values()].flatMap((value) => (value instanceof File ? value.name : []))
  return { metadata: JSON.parse(String(form.get('metadata'))), files }
}

/** In the copy, the checks of types and content (they run elsewhere) end with this exit code. */
function contentCheck(code: number): Promise<void> {
  return copy.edit('package.json', (source) => source.replace(/("check": )".*"/, `$1"exit ${code}"`))
}

describe('npm run deploy', () => {
  it('names each sample and stops before anything is built or sent', async () => {
    await copy.edit('src/content/company.ts', (source) => `${source}export const motto = sample('Slow')\n`)
    const { code, output } = await npm('deploy')
    expect(code).toBe(1)
    expect(output).toMatch(/src\/content\/company\.ts +\| motto +\| Slow/)
    expect([existsSync(join(copy.folder, 'dist')), platform.calls]).toEqual([false, []])
  })

  it('stops as well when types or content are wrong', async () => {
    await contentCheck(3)
    expect(await npm('deploy', '--', '--allow-samples')).toMatchObject({ code: 3 })
    expect([existsSync(join(copy.folder, 'dist')), platform.calls]).toEqual([false, []])
  })

  it('builds from a clean clone and sends a demo, which says so, with wrangler’s arguments', async () => {
    await contentCheck(0)
    const { code, output } = await npm('deploy', '--', '--allow-samples', '--tag', 'demo-1')
    expect(code, output).toBe(0)
    expect(output).not.toContain('WARN')
    const { metadata } = await sentWorker()
    expect(metadata.bindings).toContainEqual({ name: 'APP_ENV', type: 'plain_text', text: 'demo' })
    expect(metadata.annotations).toMatchObject({ 'workers/tag': 'demo-1' })
  })
})

describe('what is deployed', () => {
  /** The public files, by address. */
  let files: string[]

  beforeAll(async () => {
    // From here on, what is built stays built.
    await copy.edit('wrangler.toml', (source) => source.replace('npm run build', 'npm --version'))
    const all = globSync('**/*', { cwd: join(copy.folder, 'dist/client') })
    files = all.filter((file) => /\.\w+$/.test(file)).map((file) => `/${file}`)
  })

  it('is one Worker for production, which knows its version and its files', async () => {
    const { output } = await copy.succeed('npx', 'wrangler', 'deploy', '--dry-run')
    expect(output).toContain('env.APP_ENV ("production")')
    expect(output).toMatch(/env\.CF_VERSION .*Worker Version Metadata/)
    expect(output).toMatch(/env\.ASSETS .*Assets/)
  })

  it('makes no source public, no map, no manifest of the build', async () => {
    expect(files).toContain('/favicon.ico')
    for (const file of files) {
      expect(file).not.toMatch(/\.(map|tsx?|jsx|toml)$|manifest\.json$|\/\.|worker/)
      const content = await readFile(join(copy.folder, 'dist/client', file))
      expect(content.includes('sourceMappingURL'), file).toBe(false)
    }
  })

  it('makes the Markdown of each page public, and no other', () => {
    const markdown = files.filter((file) => file.endsWith('.md'))
    expect(markdown.toSorted()).toEqual(paths.map(markdownAddress).toSorted())
  })
})

describe('npm run preview', () => {
  const name = /^feature-gro-e-[\da-f]{8}$/

  it('sends a preview named after the branch, and says its address last', async () => {
    const { code, output, last } = await npm('preview')
    expect(code, output).toBe(0)
    const asked = platform.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/previews'))
    expect(JSON.parse(asked?.body ?? '').name).toMatch(name)
    expect(last).toBe('https://the-name.preview.example.com')
    const { metadata, files } = await sentWorker()
    expect(metadata.env).toMatchObject({
      APP_ENV: { type: 'plain_text', text: 'preview' },
      CF_VERSION: { type: 'version_metadata' },
      ASSETS: { type: 'assets' },
    })
    expect(files.sort()).toEqual(['_headers', 'client.js', 'worker.js', 'worker.js.map'])
  })

  it('is removed by the same name', async () => {
    const { code, output } = await npm('preview', '--', '--delete')
    expect(code, output).toBe(0)
    const [call] = platform.calls
    expect(call?.method).toBe('DELETE')
    expect(call?.path.split('/').at(-1)).toMatch(name)
  })
})
