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

  it('gives secrets only to the steps that upload or test, in an environment of their own', () => {
    expect(head).not.toContain('secrets.')
    for (const job of withSecrets) {
      expect(job).toMatch(/\n {4}environment: (production|preview)\n/)
      const [settings = '', ...steps] = job.split(/\n(?= {6}- )/)
      expect(settings).not.toContain('secrets.')
      const upload = /npm run release -- --built|npx wrangler preview (delete|--config wrangler.built.toml) /
      for (const step of steps.filter((each) => each.includes('secrets.'))) {
        expect(step).toMatch(step.includes('secrets.CLOUDFLARE') ? upload : /npm run smoke/)
      }
    }
  })
})

it('main is deployed only after the tests of pull requests, which no input can skip', () => {
  const [ci, deploy] = ['ci.yml', 'deploy.yml'].map((file) => workflows.find(({ name }) => name === file))
  expect(ci?.source).not.toMatch(/inputs\b/)
  expect(ci?.source).toMatch(/\n {6}- run: npm test\n {6}- run: npm run test:builds\n/)
  expect(deploy?.source).toMatch(/\n {2}test:\n[^#]* {4}uses: \.\/\.github\/workflows\/ci\.yml\n/)
  expect(deploy?.source).toMatch(/\n {2}deploy:\n {4}needs: test\n/)
  // A run that waits for its tests or for an approval must not hold up another one.
  expect(deploy?.head).not.toContain('concurrency')
  expect(deploy?.jobs.at(-1)).toContain('concurrency')
})
