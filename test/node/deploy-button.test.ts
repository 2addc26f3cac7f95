import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './run.ts'

const script = join(import.meta.dirname, '../../scripts/deploy-button.ts')
let clone: string

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'clone-'))
  await run(clone, ['git', 'init', '--quiet'])
  await run(clone, ['git', 'remote', 'add', 'mine', '/srv/website'])
})
afterEach(() => rm(clone, { recursive: true }))

/** The script's answer in a clone that has this remote as well. */
async function buttonOf(remote: string) {
  await run(clone, ['git', 'remote', 'add', 'origin', remote])
  return run(clone, ['node', script])
}

describe('the script of the Deploy button', () => {
  it.each([
    ['git@github.com:acme/website.git', 'https://github.com/acme/website'],
    ['https://github.com/acme/website.git', 'https://github.com/acme/website'],
    ['https://somebody@gitlab.com/acme/sites/website', 'https://gitlab.com/acme/sites/website'],
  ])('prints a button for %s', async (remote, address) => {
    const { code, last } = await buttonOf(remote)
    expect(code).toBe(0)
    expect(last).toContain(`(https://deploy.workers.cloudflare.com/?url=${address})`)
  })

  it('fails where the platform cannot copy from', async () => {
    const { code, output } = await buttonOf('git@git.acme.dev:website.git')
    expect(code).toBe(1)
    expect(output).toContain('needs a remote on GitHub or GitLab')
  })
})
