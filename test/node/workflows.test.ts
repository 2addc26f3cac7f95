import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; if?: string; with?: object; env?: object }
type Job = { steps: Step[]; uses?: string; if?: string; environment?: string; permissions?: object }

const read = (file: string) => parse(readFileSync(`.github/workflows/${file}`, 'utf8'))

/** All jobs. `on` has the events that start them, and `head` the other settings of their workflow. */
const jobs = globSync('*.yml', { cwd: '.github/workflows' }).flatMap((file) => {
  const { jobs, on, ...head } = read(file)
  return Object.entries<Partial<Job>>(jobs).map(([name, job]) => ({
    steps: [],
    ...job,
    file,
    name,
    on,
    head,
  }))
})

const has = (part: unknown, text: RegExp) => text.test(JSON.stringify(part) ?? '')

/** Commands that may have a secret: wrangler on tested files, and the request of a preview that others cannot open. */
const trusted =
  /^npm run (release -- (upload --built|promote|undo)|rollback -- "\$VERSION"|smoke -- "\$ADDRESS" --preview)$|^npx wrangler preview (delete|--config wrangler.built.toml$)/m

/** A fork cannot start a job with one of these conditions: only who may push can delete a branch. */
const guard = /pull_request.head.repo.full_name == github.repository|github.event_name == 'delete' &&/

/** For each rule, whether a job breaks it. */
const rules: Record<string, (job: (typeof jobs)[number]) => boolean> = {
  'actions of others at a fixed commit': ({ steps, ...job }) =>
    [job, ...steps].some(({ uses = './' }) => !/^(\.\/|[\w-]+\/[\w-]+@[\da-f]{40}$)/.test(uses)),
  'no token in the clone': ({ steps }) =>
    steps.some((step) => has(step.uses, /checkout/) && !has(step.with, /"persist-credentials":false/)),
  'no expression in a shell command, because a pull request can choose its value': ({ steps }) =>
    steps.some(({ run }) => run?.includes('${{')),
  'no permissions by default, except to read, and none to change code': ({ head, permissions }) =>
    !has(head.permissions, /^\{("contents":"read")?\}$/) ||
    has(permissions, /-all|"(?!issues|pull-requests)[\w-]+":"write/),
  'secrets only in the environment of steps that need them': ({ steps, ...job }) =>
    has(job, /secrets/) ||
    steps.some(
      ({ env, ...step }) => has(step, /secrets/) || (has(env, /secrets/) && !trusted.test(step.run ?? '')),
    ),
  'secrets only of a GitHub environment, and for no fork': ({ steps, on, ...job }) =>
    has(on, /pull_request_target|workflow_run/) ||
    (has(steps, /secrets/) && (!job.environment || ('pull_request' in on && !guard.test(job.if ?? '')))),
  'no cache where a token is, because other jobs could write it': (job) =>
    has(job, /secrets|github\.token/) && has(job, /"cache|actions\/cache/),
  'no install script': ({ steps }) =>
    steps.some(({ run = '' }) => /npm (ci|i|install)\b(?! --ignore-scripts)/.test(run)),
}

it.each(Object.entries(rules))('%s', (_, breaks) => {
  expect(jobs.filter(breaks).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

it('a release follows all tests, is tested before and after it is live, and goes back when it fails', () => {
  const tests = ['npm test', 'npm run test:builds'].map((run) => ({ run }))
  expect(read('ci.yml').jobs.test.steps).toEqual(expect.arrayContaining(tests))
  const { test, deploy } = read('deploy.yml').jobs
  expect([test.uses, test.if, deploy.needs]).toEqual(['./.github/workflows/ci.yml', undefined, 'test'])
  const commands = deploy.steps.filter(({ run }: Step) => run?.startsWith('npm run'))
  expect(commands.map(({ run, ...step }: Step) => [run, step.if])).toEqual([
    ['npm run release -- upload --built', undefined],
    ['npm run release -- test', undefined],
    ['npm run release -- promote', undefined],
    ['npm run release -- test', undefined],
    ['npm run release -- undo', 'cancelled() || failure()'],
    ['npm run smoke -- --live', 'cancelled() || failure()'],
  ])
})

it('a rollback is tested once, without the token and by the pages that are live', () => {
  const { rollback, ...others } = read('rollback.yml').jobs
  const commands = rollback.steps.flatMap(({ run = '' }: Step) => run.match(/^npm run .*/) ?? [])
  expect([commands, others]).toEqual([['npm run rollback -- "$VERSION"', 'npm run smoke -- --live'], {}])
})

it('each branch has a preview from its first push until it is deleted, and its pull request has the address', () => {
  const { on, jobs } = read('preview.yml')
  expect(on.push).toEqual({ 'branches-ignore': ['main', 'dependabot/**'] })
  expect([on.pull_request, on.delete]).toEqual([{ types: ['opened', 'reopened'] }, null])
  expect(has(jobs.preview.steps, /npx wrangler preview --config.*gh pr comment/)).toBe(true)
  expect(has(jobs.remove.steps, /wrangler preview delete.*"BRANCH":"\${{ github.event.ref }}"/)).toBe(true)
})
