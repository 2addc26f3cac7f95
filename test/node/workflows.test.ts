import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../.github/workflows')
const workflows = readdirSync(folder).map((name) => {
  const source = readFileSync(join(folder, name), 'utf8')
  const [head = '', jobs = ''] = source.split('\njobs:')
  return { name, source, head, jobs: jobs.split(/\n(?= {2}[\w-]+:\n)/) }
})

describe.each(workflows)('$name', ({ source, head, jobs }) => {
  it('puts no expression into a shell, because a pull request may have written its value', () => {
    const commands = source.match(/^ {6}(?:- | {2})run: .*(?:\n(?: {10}.*)?$)*/gm) ?? []
    expect(commands).toHaveLength(source.match(/\brun: /g)?.length ?? 0)
    for (const command of commands) expect(command).not.toContain('${{')
  })

  it('runs foreign actions at a fixed commit, and names its version', () => {
    const used = [...source.matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
    for (const action of used.filter((each) => !each.startsWith('./'))) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
    }
  })

  it('starts without permissions, or may read alone', () => {
    expect(source).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m)
    expect(source).not.toMatch(/write-all|contents: write/)
  })

  it('gives no secret to code from a fork', () => {
    expect(source).not.toMatch(/pull_request_target|workflow_run/)
    if (!head.includes('\n  pull_request:')) return
    const guard = 'github.event.pull_request.head.repo.full_name == github.repository'
    for (const job of jobs.filter((each) => each.includes('secrets.'))) expect(job).toContain(guard)
  })

  it('gives the platform’s token to the step that sends, in an environment of its own, and to nothing else', () => {
    expect(head).not.toContain('secrets.')
    for (const job of jobs.filter((each) => each.includes('secrets.CLOUDFLARE'))) {
      expect(job).toMatch(/\n {4}environment: (production|preview)\n/)
      const [before = '', ...steps] = job.split(/\n(?= {6}- )/)
      expect(before).not.toContain('secrets.')
      for (const step of steps.filter((each) => each.includes('secrets.CLOUDFLARE'))) {
        expect(step).toMatch(
          /npm run release -- --built|npx wrangler preview (delete|--config wrangler.built.toml) /,
        )
      }
    }
  })

  it('leaves no token in the clone', () => {
    const checkouts = source.match(/actions\/checkout@/g) ?? []
    expect(source.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length)
  })
})

it('tests main before a deployment with the workflow of pull requests, which has no inputs to skip tests', () => {
  const [ci, deploy] = ['ci.yml', 'deploy.yml'].map((file) => workflows.find(({ name }) => name === file))
  expect(ci?.source).not.toMatch(/inputs\b/)
  expect(ci?.source).toContain('\n      - run: npm test\n      - run: npm run test:builds\n')
  const [, test, release] = deploy?.jobs ?? []
  expect(test).toContain('uses: ./.github/workflows/ci.yml')
  expect(release).toContain('needs: test')
})
