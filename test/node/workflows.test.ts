import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const workflows = globSync('.github/workflows/*.yml').map((file) => {
  const source = readFileSync(file, 'utf8')
  const [head = '', jobs = ''] = source.split('\njobs:')
  return { name: basename(file), source, head, jobs: jobs.split(/\n(?= {2}[\w-]+:\n)/) }
})

describe.each(workflows)('$name', ({ source, head, jobs }) => {
  it('has no expression in a shell command, because a pull request can choose its value', () => {
    const commands = source.match(/^ {6}(?:- | {2})run: .*(?:\n(?: {10}.*)?$)*/gm) ?? []
    expect(commands).toHaveLength(source.match(/\brun: /g)?.length ?? 0)
    expect(commands.join()).not.toContain('${{')
  })

  it('runs actions of others at a fixed commit, and leaves no token in the clone', () => {
    for (const [, action = ''] of source.matchAll(/uses: ([^.].*)/g)) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
    }
    const clones = source.match(/actions\/checkout@/g)
    expect(source.match(/persist-credentials: false/g)).toHaveLength(clones?.length ?? 0)
  })

  it('has no permissions by default, except to read', () => {
    expect(source).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m)
    expect(source).not.toMatch(/write-all|contents: write/)
  })

  const withSecrets = jobs.filter((job) => job.includes('secrets.'))

  it('gives no secret to code from a fork', () => {
    expect(source).not.toMatch(/pull_request_target|workflow_run/)
    const guard = 'github.event.pull_request.head.repo.full_name == github.repository'
    for (const job of withSecrets) if (head.includes('\n  pull_request:')) expect(job).toContain(guard)
  })

  it('gives secrets only to the steps that need them, in an environment of their own', () => {
    expect(head).not.toContain('secrets.')
    for (const job of withSecrets) {
      expect(job).toMatch(/\n {4}environment: (production|preview)\n/)
      const [settings = '', ...steps] = job.split(/\n(?= {6}- )/)
      expect(settings).not.toContain('secrets.')
      const upload =
        /npm run release -- (upload --built|promote|undo)\n|npx wrangler (versions deploy|preview (delete|--config wrangler.built.toml)) /
      for (const step of steps.filter((each) => each.includes('secrets.'))) {
        expect(step).toMatch(step.includes('secrets.CLOUDFLARE') ? upload : /npm run smoke/)
      }
    }
  })
})

const sourceOf = (file: string) => workflows.find(({ name }) => name === file)?.source ?? ''
const ci = sourceOf('ci.yml')
const deploy = sourceOf('deploy.yml')

it('a release tests its version without the token, and goes back when it fails or is cancelled', () => {
  const released = deploy.split(/\n(?= {6}- )/).flatMap((step) => {
    const [, command] = /npm run ((?:release|smoke).*)/.exec(step) ?? []
    const hasToken = step.includes('secrets.')
    const isAfterFailure = step.includes('if: cancelled() || failure()')
    return command ? { command, hasToken, isAfterFailure } : []
  })
  expect(released).toEqual([
    { command: 'release -- upload --built', hasToken: true, isAfterFailure: false },
    { command: 'release -- test', hasToken: false, isAfterFailure: false },
    { command: 'release -- promote', hasToken: true, isAfterFailure: false },
    { command: 'release -- test', hasToken: false, isAfterFailure: false },
    { command: 'release -- undo', hasToken: true, isAfterFailure: true },
    { command: 'smoke', hasToken: false, isAfterFailure: true },
  ])
})

it('a build or release runs no install script, because one replaces the Node of setup-node', () => {
  for (const source of [ci, deploy]) expect(source.match(/npm ci.*/g)).toEqual(['npm ci --ignore-scripts'])
})

it('the released files and their source map stay available for 90 days under the name of the commit', () => {
  const artifact = `name: dist-\${{ github.sha }}\n          path: dist\n`
  expect(ci).toContain(`${artifact}          retention-days: 90\n`)
  expect(deploy).toContain(artifact)
})

it('main is deployed only after the tests of pull requests, which no input can skip', () => {
  expect(ci).not.toMatch(/inputs\b/)
  expect(ci).toMatch(/\n {6}- run: npm test\n {6}- run: npm run test:builds\n/)
  const [testing, deploying] = deploy.split('\n  deploy:\n')
  expect(testing).toMatch(/\n {2}test:\n[^#]* {4}uses: \.\/\.github\/workflows\/ci\.yml\n/)
  expect(deploying).toMatch(/^ {4}needs: test\n/)
  // A run that waits for its tests or for an approval must not hold up another one.
  expect(testing).not.toContain('concurrency')
  expect(deploying).toContain('concurrency')
})

const rollback = sourceOf('rollback.yml')
const smoke = sourceOf('smoke.yml')
const id = '0a1b2c3d-0000-4000-8000-00000000000f'
const versions = [id, '', 'latest', `${id}@1% ${id}`, `${id}\n`]

it.each(versions)('a rollback checks first whether “%s” is the id of a version', (version) => {
  const [, pattern = ''] = /steps:\n.*\n +run: \|\n.* "\$VERSION" =~ (\S+) \]\]\n/.exec(rollback) ?? []
  expect(new RegExp(pattern).test(version)).toBe(version === id)
})

it('the smoke test runs after a rollback, and with the commit that is live, if it belongs to main', () => {
  expect(rollback).toMatch(/\n {4}needs: rollback\n[^#]* {4}uses: \.\/\.github\/workflows\/smoke\.yml\n/)
  expect(smoke).toMatch(/--is-ancestor "\$commit" HEAD; then\n +git checkout --detach "\$commit"\n/)
})

it('the smoke test opens an issue when a step fails, also before it requested a page, and else closes it', () => {
  expect(smoke).toMatch(/if: failure\(\)\n +run: \|\n +\[ -s smoke\.md \] \|\| echo .* > smoke\.md\n/)
  expect(smoke).toMatch(/- name: Close the issue\n +run: /)
})
