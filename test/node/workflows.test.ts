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
    for (const command of commands) expect(command).not.toContain('${{')
  })

  it('runs actions of others at a fixed commit', () => {
    for (const [, action = ''] of source.matchAll(/uses: ([^.].*)/g)) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
    }
  })

  it('has no permissions by default, except to read, and leaves no token in the clone', () => {
    expect(source).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m)
    expect(source).not.toMatch(/write-all|contents: write/)
    const count = (text: string) => source.split(text).length
    expect(count('persist-credentials: false')).toBe(count('actions/checkout@'))
  })

  it('gives no secret to code from a fork', () => {
    expect(source).not.toMatch(/pull_request_target|workflow_run/)
    if (!head.includes('\n  pull_request:')) return
    const guard = 'github.event.pull_request.head.repo.full_name == github.repository'
    for (const job of jobs.filter((each) => each.includes('secrets.'))) expect(job).toContain(guard)
  })

  it('gives the token of the platform only to the step that uploads, in an environment of its own', () => {
    expect(head).not.toContain('secrets.')
    for (const job of jobs.filter((each) => each.includes('secrets.CLOUDFLARE'))) {
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
  for (const command of ['npm test', 'npm run test:builds']) {
    expect(ci?.source).toContain(`\n      - run: ${command}\n`)
  }
  const [, test, release] = deploy?.jobs ?? []
  expect(test).toContain('uses: ./.github/workflows/ci.yml')
  expect(release).toContain('needs: test')
})
