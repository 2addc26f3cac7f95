import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySite } from '../../scripts/copy-site.ts'
import { run } from './run.ts'

describe('the launch check', () => {
  let copy: string

  beforeAll(async () => {
    copy = await copySite()
  })

  afterAll(() => rm(copy, { recursive: true, force: true }))

  const file = 'src/content/company.ts'

  async function check(change: (source: string) => string, ...args: string[]) {
    const source = await readFile(join(copy, file), 'utf8')
    await writeFile(join(copy, file), change(source))
    const result = await run(copy, ['npm', 'run', 'check:launch', '--', ...args])
    await writeFile(join(copy, file), source)
    return result
  }

  const own = (source: string) =>
    source.replace('samples.add(value)', '').replaceAll('example.com', 'northloom.dev')

  it('passes once every value is the owner’s', async () => {
    expect(await check(own)).toMatchObject({ code: 0 })
  })

  it('lets a demo pass with its samples', async () => {
    expect(await check((source) => source, '--allow-samples')).toMatchObject({ code: 0 })
  })

  it.each([
    [
      'company.origin',
      (s: string) => s.replace("'https://www.northloom.dev'", "'https://www.northloom.dev/'"),
    ],
    ['company.origin', (s: string) => s.replace('https://www.northloom', 'http://www.northloom')],
    ['company.origin', (s: string) => s.replace('www.northloom.dev', 'www.example.com')],
    ['company.origin', (s: string) => s.replace('www.northloom.dev', 'localhost:8787')],
    ['company.email', (s: string) => s.replace('hello@', 'hello at ')],
    ['offices[0].phone', (s: string) => s.replace('+91 79', '079')],
    ['company.booking', (s: string) => s.replace('https://northloom.dev/book', 'northloom.dev/book')],
    [
      'company.social[1].href',
      (s: string) => s.replace(/('github', href: )null/, "$1'http://a.dev' as never"),
    ],
  ])('stops at a %s that cannot be right', async (field, change) => {
    const { code, output } = await check((source) => change(own(source)))
    expect(code).toBe(1)
    expect(output).toContain(` ${field} `)
    expect(output).not.toContain('still samples')
  })
})
