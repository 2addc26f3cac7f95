import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../node/run.ts'
import { copySite } from './copy.ts'

describe('the entity tag', () => {
  let copy: string
  let builds = 0

  beforeAll(async () => {
    copy = await copySite()
  })

  afterAll(() => rm(copy, { recursive: true, force: true }))

  /** Builds what stands in the copy, and asks it for a page. */
  async function built(): Promise<{ tag: string; styles: string; again: number }> {
    const { code, output } = await run(copy, ['npx', 'vite', 'build'])
    expect(code, output).toBe(0)
    builds += 1
    const worker = await import(`${pathToFileURL(join(copy, 'dist/worker/worker.js')).href}?${builds}`)
    const ask = (headers: HeadersInit): Promise<Response> =>
      worker.default.fetch(
        new Request('https://www.example.com/about', { headers }),
        { APP_ENV: 'production' },
        { waitUntil() {}, passThroughOnException() {} },
      )
    const response = await ask({})
    const tag = response.headers.get('ETag') ?? ''
    const [styles = ''] = (await response.text()).match(/<style>.*?<\/style>/s) ?? []
    return { tag, styles, again: (await ask({ 'If-None-Match': tag })).status }
  }

  it('follows the stylesheet, and stays when nothing changes', async () => {
    const first = await built()
    expect(first.tag).toMatch(/^W\/"[\w-]{10}-production\/about"$/)
    expect(first.again).toBe(304)

    const config = join(copy, 'uno.config.ts')
    const source = await readFile(config, 'utf8')
    // A comment is no change: nobody is sent a page again that is the same.
    await appendFile(config, '\n// One more comment.\n')
    expect((await built()).tag).toBe(first.tag)

    await writeFile(
      config,
      source.replace(
        'export default defineConfig({',
        '$&\n  preflights: [{ getCSS: () => "main{outline-color:red}" }],',
      ),
    )
    const changed = await built()
    expect(changed.styles).toContain('main{outline-color:red}')
    expect(changed.tag).not.toBe(first.tag)
  })
})
