import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { run } from './run.ts'

const client = { script: '/assets/main.js', stylesheet: '/assets/site.css', firstScreens: {} }

it('the build is named by its Worker and its styles: the same by the same, another by others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'dist/worker'), { recursive: true })
  const { href } = pathToFileURL(join(import.meta.dirname, '../../build/client.ts'))

  async function build(worker: string, changed: object = {}): Promise<string | undefined> {
    await writeFile(join(folder, 'dist/worker/worker.js'), worker)
    const script = `(await import('${href}')).writeClient(${JSON.stringify({ ...client, ...changed })})`
    const { code, output } = await run(folder, ['node', '--input-type=module', '--eval', script])
    expect(code, output).toBe(0)
    const written = await readFile(join(folder, 'dist/worker/client.js'), 'utf8')
    return /build = "([\da-f]{12})"/.exec(written)?.[1]
  }

  const first = await build('a')
  expect(first).toBeDefined()
  expect(await build('a')).toBe(first)
  expect(await build('b')).not.toBe(first)
  expect(await build('a', { firstScreens: { '/': { css: 'a{}', hash: '' } } })).not.toBe(first)
  await rm(folder, { recursive: true })
})
