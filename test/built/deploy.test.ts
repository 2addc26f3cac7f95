import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { run } from '../node/run.ts'
import { type Copy, startCopy } from './copy.ts'
import { type Call, metadataOf, startPlatform } from './platform.ts'

const branch = 'Feature/Größe'

let copy: Copy
let platform: Awaited<ReturnType<typeof startPlatform>>

function npm(...args: string[]) {
  return run(copy.folder, ['npm', 'run', ...args], platform.env)
}

beforeAll(async () => {
  copy = await startCopy()
  platform = await startPlatform(copy.folder)
  await copy.succeed('git', 'init', '--quiet', '--initial-branch', branch)
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
  return metadataOf(sent[0] as Call)
}

it('a plain wrangler deploy builds from a clean clone and puts up a demo, which no search engine lists', async () => {
  const { code, output } = await run(copy.folder, ['npx', 'wrangler', 'deploy'], platform.env)
  expect(code, output).toBe(0)
  expect(output).not.toContain('WARN')
  const { metadata } = await sentWorker()
  expect(metadata.bindings).toContainEqual({ name: 'APP_ENV', type: 'plain_text', text: 'demo' })
  // The button “Deploy to Cloudflare” runs a script of this name in its place.
  expect(JSON.parse(await copy.read('package.json')).scripts).not.toHaveProperty('deploy')
})

it('npm run preview builds and sends one named after the branch, and removes it', async () => {
  const { code, output } = await npm('preview')
  expect(code, output).toBe(0)
  const asked = platform.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/previews'))
  expect(JSON.parse(asked?.body ?? '').name).toBe(branch)
  // Its address: the platform makes a name in DNS of any branch.
  expect(output).toContain('https://the-name.preview.example.com')
  const { metadata, files } = await sentWorker()
  expect(metadata.env).toMatchObject({
    APP_ENV: { type: 'plain_text', text: 'preview' },
    CF_VERSION: { type: 'version_metadata' },
  })
  expect(files.sort()).toEqual(['_headers', 'client.js', 'worker.js', 'worker.js.map'])
  const removed = await npm('preview', '--', 'delete', '--skip-confirmation')
  expect(removed.code, removed.output).toBe(0)
  const call = platform.calls.findLast(({ method }) => method === 'DELETE')
  expect(decodeURIComponent(call?.path ?? '')).toContain(`/previews/${branch}`)
})
