import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from './run.ts'

it('a clone has the same line ends where git is set to change them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clone-'))
  await copyFile('.gitattributes', join(folder, '.gitattributes'))
  await writeFile(join(folder, 'text'), 'one\ntwo\n')
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
  for (const command of [['init'], ['add', '.'], [...author, 'commit', '-m', 'a']])
    expect(await run(folder, ['git', ...command])).toMatchObject({ code: 0 })
  await run(folder, ['git', '-c', 'core.autocrlf=true', 'clone', '.', 'clone'])
  expect(await readFile(join(folder, 'clone/text'), 'utf8')).toBe('one\ntwo\n')
  await rm(folder, { recursive: true })
})
