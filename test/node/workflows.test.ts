import { expect, it } from 'vitest'
import { run } from './run.ts'
import { commandOf, deployment, evaluate, has, jobs, read, type Step } from './workflows.ts'

/** Whether a part of a job gets the value of a secret. A comparison that only says whether there is a secret does not count. */
const hasSecret = (part: unknown) =>
  (JSON.stringify(part) ?? '').replaceAll(/secrets\.\w+ != ''/g, '').includes('secrets')

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
  'secrets only in the environment of steps that need them': ({ steps, secrets, ...job }) =>
    hasSecret(job) ||
    (secrets !== undefined && (secrets !== 'inherit' || job.uses !== './.github/workflows/ci.yml')) ||
    steps.some(
      ({ env, ...step }) => hasSecret(step) || (hasSecret(env) && !trusted.test(commandOf(step, job.env))),
    ),
  'secrets only of a GitHub environment, and for no fork': ({ steps, on, ...job }) =>
    has(on, /pull_request_target|workflow_run/) ||
    (hasSecret(steps) && (!job.environment || ('pull_request' in on && !guard.test(job.if ?? '')))),
  'no test on a machine that has the token of the site, except after the only step of a rollback with it': ({
    steps,
    environment = '',
    ...job
  }) =>
    /release|production/.test(environment) &&
    steps.some(
      (step, at) =>
        /\btest\b|smoke/.test(commandOf(step, job.env)) &&
        (job.file !== 'rollback.yml' || hasSecret(steps.slice(at))),
    ),
  'no cache where a token is, because other jobs could write it': (job) =>
    (hasSecret(job.steps) || has(job, /github\.token/)) && has(job, /"cache|actions\/cache/),
  'no install script': ({ steps }) =>
    steps.some(({ run = '' }) => /npm (ci|i|install)\b(?! --ignore-scripts)/.test(run)),
}

it.each(Object.entries(rules))('%s', (_, breaks) => {
  expect(jobs.filter(breaks).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

it.each([
  ['', '', []],
  ['a', '', ['preview: preview']],
  ['', 'true', ['smoke: smoke']],
  ['a', 'true', ['deploy: upload', 'preview: preview', 'smoke: smoke']],
])(
  'the variables CLOUDFLARE_ACCOUNT_ID “%s” and LIVE “%s” of the repository start %j',
  (account, live, wanted) => {
    const github = { event_name: 'push', ref: 'refs/heads/main', event: {} }
    const contexts = { github, vars: { CLOUDFLARE_ACCOUNT_ID: account, LIVE: live } }
    const starting = jobs.filter((job) => job.if?.includes('vars.') && evaluate(job.if, contexts))
    expect(starting.map(({ file, name }) => `${file.replace('.yml', '')}: ${name}`)).toEqual(wanted)
  },
)

const [, test] = deployment[0] ?? []
const [guardStep] = jobs.find(({ file }) => file === 'ci.yml')?.steps ?? []

it.each([
  ['token', 1],
  ['', 0],
])(
  'all tests begin with a step that fails if the repository has the secret “%s”: %i',
  async (token, code) => {
    const isVisible = evaluate(guardStep?.env?.['IS_VISIBLE'] ?? '', {
      secrets: { CLOUDFLARE_API_TOKEN: token },
    })
    const command = ['bash', '-c', guardStep?.run ?? '']
    expect(test?.secrets).toBe('inherit')
    expect(await run('.', command, { IS_VISIBLE: String(isVisible) })).toMatchObject({ code })
  },
)

it('a release follows all tests', () => {
  const tests = ['npm test', 'npm run test:builds'].map((run) => ({ run }))
  expect(read('ci.yml').jobs.test.steps).toEqual(expect.arrayContaining(tests))
  expect([test?.uses, test?.if]).toEqual(['./.github/workflows/ci.yml', undefined])
  expect(deployment.filter(([, { needs }]) => !needs).map(([name]) => name)).toEqual(['test'])
})

it('three pages of the live site are tested each hour, and everything four times a day', () => {
  const { on, jobs } = read('smoke.yml')
  const optionsOf = (schedule: string) =>
    evaluate(jobs.smoke.env.OPTIONS, { github: { event: { schedule } } })
  const runs = on.schedule.map(({ cron }: { cron: string }) => [cron, optionsOf(cron)])
  expect(runs).toEqual([
    ['23 * * * *', '--live --pages=3'],
    ['53 */6 * * *', ''],
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
