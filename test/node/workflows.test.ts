import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './run.ts'
import { serve } from './serve.ts'

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

  it('gives secrets only to the steps that need them, in an environment of their own, and to no fork', () => {
    expect(source).not.toMatch(/pull_request_target|workflow_run/)
    expect(head).not.toContain('secrets.')
    const guard = 'github.event.pull_request.head.repo.full_name == github.repository'
    for (const job of jobs.filter((each) => each.includes('secrets.'))) {
      // Only who can push to this repository can delete a branch of it.
      const isDeletion = job.includes("github.event_name == 'delete' &&")
      if (head.includes('\n  pull_request:') && !isDeletion) expect(job).toContain(guard)
      expect(job).toMatch(/\n {4}environment: (production|preview)\n/)
      const [settings = '', ...steps] = job.split(/\n(?= {6}- )/)
      expect(settings).not.toContain('secrets.')
      const upload =
        /npm run release -- (upload --built|promote|undo)\n|npm run rollback --|npx wrangler preview (delete|--config wrangler.built.toml)\b/
      for (const step of steps.filter((each) => each.includes('secrets.'))) {
        expect(step).toMatch(step.includes('secrets.CLOUDFLARE') ? upload : /npm run smoke/)
      }
    }
  })
})

const sourceOf = (file: string) => workflows.find(({ name }) => name === file)?.source ?? ''

it('a release is tested before and after it is live, and goes back when it fails or is cancelled', () => {
  const steps = sourceOf('deploy.yml').matchAll(/(if: .*)?\n {8}run: npm run (.*)/g)
  expect([...steps].map(([, condition, command]) => [command, condition])).toEqual([
    ['release -- upload --built', undefined],
    ['release -- test', undefined],
    ['release -- promote', undefined],
    ['release -- test', undefined],
    ['release -- undo', 'if: cancelled() || failure()'],
    ['smoke -- --live', 'if: cancelled() || failure()'],
  ])
})

it.each(workflows)('$name runs no install script, which would replace its Node', ({ source }) => {
  const installs = source.match(/npm (ci|i|install).*/g) ?? []
  expect(installs.filter((command) => command !== 'npm ci --ignore-scripts')).toEqual([])
})

it.each(workflows)(
  'no job of $name that has a token uses a cache, which other jobs could write',
  ({ source, jobs }) => {
    const withToken = jobs.filter((job) => /secrets\.|github\.token/.test(job))
    expect(withToken.filter((job) => /\bcache: /.test(job))).toEqual([])
    expect(source).not.toContain('actions/cache')
  },
)

it('each branch has a preview from its first push until it is deleted, and its pull request has the address', () => {
  const { head = '', jobs = [] } = workflows.find(({ name }) => name === 'preview.yml') ?? {}
  expect(head).toMatch(/\n {2}push:\n {4}branches-ignore: \[main, "dependabot\/\*\*"\]\n/)
  expect(head).toContain('\n  pull_request:\n    types: [opened, reopened]\n  delete:\n')
  expect(jobs.find((job) => job.includes('npx wrangler preview --config'))).toContain('gh pr comment')
  expect(jobs.find((job) => job.includes('npx wrangler preview delete'))).toContain('github.event.ref }}')
})

it('the released files and their source map stay available for 90 days under the name of the commit', () => {
  const artifact = `name: dist-\${{ github.sha }}\n          path: dist\n`
  expect(sourceOf('ci.yml')).toContain(`${artifact}          retention-days: 90\n`)
  expect(sourceOf('deploy.yml')).toContain(artifact)
})

it('main is deployed only after the tests of pull requests, which no input can skip', () => {
  const deploy = workflows.find(({ name }) => name === 'deploy.yml')
  expect(sourceOf('ci.yml')).not.toMatch(/inputs\b/)
  expect(sourceOf('ci.yml')).toMatch(
    /\n {6}- run: npm test\n {6}- run: npm run test:edits\n {6}- run: npm run test:builds\n/,
  )
  expect(deploy?.source).toMatch(/\n {2}test:\n[^#]* {4}uses: \.\/\.github\/workflows\/ci\.yml\n/)
  expect(deploy?.source).toMatch(/\n {2}deploy:\n {4}needs: test\n/)
  // A run that waits for its tests or for an approval must not hold up another one.
  expect(deploy?.head).not.toContain('concurrency')
  expect(deploy?.jobs.at(-1)).toContain('concurrency')
})

const folder = mkdtempSync(join(tmpdir(), 'workflow-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command of a step as GitHub does, in an empty folder. */
function runStep(file: string, name: string, env: Record<string, string> = {}, before = '') {
  const [, step = ''] = sourceOf(file).split(`- name: ${name}\n`)
  const [, command] = /^(?: {8}if: .*\n)? {8}run: \|\n((?: {10}.*\n)+)/.exec(step) ?? []
  if (!command) throw new Error(`${file} has no step “${name}” with a command`)
  return run(folder, ['bash', '-eo', 'pipefail', '-c', before + command], env)
}

const id = '0a1b2c3d-0000-4000-8000-00000000000f'

it.each([
  [id, true],
  ['', false],
  [`${id}@1% ${id}`, false],
  [`${id}\n`, false],
])('a rollback checks first that “%s” is the id of a version', async (VERSION, isRight) => {
  const { code } = await runStep('rollback.yml', 'Check that the id is a UUID', { VERSION })
  expect(code === 0).toBe(isRight)
  const rollback = sourceOf('rollback.yml')
  expect(rollback).toContain('steps:\n      - name: Check that the id is a UUID\n')
  expect(rollback).toMatch(/\n {4}needs: rollback\n[^#]* {4}uses: \.\/\.github\/workflows\/smoke\.yml\n/)
})

it('an issue is opened also when the packages of the smoke test could not be installed', async () => {
  const gh = 'gh() { [ "$2" = list ] || { echo "$@"; cat smoke.md; }; }\n'
  const env = { TITLE: 'Wrong', RUN: 'https://github.example/runs/1' }
  const { output } = await runStep('smoke.yml', 'Open an issue, or comment on it', env, gh)
  expect(output).toContain('issue create --title Wrong')
  expect(output).toContain('before it requested a page.\nhttps://github.example/runs/1\n')
  expect(sourceOf('smoke.yml')).toContain('- name: Open an issue, or comment on it\n        if: failure()\n')
})

it('the smoke test checks out the commit that is live, if it belongs to main', async () => {
  let builds: unknown
  await using site = await serve(() => Response.json(builds))
  const shell = async (command: string) => (await run(folder, ['bash', '-ec', command])).output.trim()
  await shell(`mkdir -p src/content
    echo "export const company = { origin: '${site.address}' as string }" > src/content/company.ts
    git init -qb main; git config user.name Test; git config user.email test@example.com
    git add src; git commit -qm first
    git checkout -qb other; git commit -qm other --allow-empty
    git checkout -q main; git commit -qm second --allow-empty`)
  const [first, second, other] = (await shell('git rev-parse main~1 main other')).split('\n')

  for (const [answer, expected] of [
    [[{ commit: first }, { commit: second }], first],
    [[{ commit: other }], second],
    [[{}], second],
    ['<!DOCTYPE html>', second],
  ]) {
    builds = answer
    await shell('git checkout -q main')
    const { code } = await runStep('smoke.yml', 'Check out the commit that is live, if it belongs to main')
    expect([code, await shell('git rev-parse HEAD')]).toEqual([0, expected])
  }
})
