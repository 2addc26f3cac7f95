import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; if?: string; with?: object; env?: Record<string, string> }

/** `on` has the events that start the job, and `defaults` the permissions of jobs that have none of their own. */
type Job = Omit<Step, 'run'> & {
  name: string
  steps: Step[]
  on: object
  defaults: object
  environment?: string
} & Partial<Record<'needs' | 'permissions' | 'secrets', unknown>>

const jobs = globSync('.github/workflows/*.yml').flatMap((path): Job[] => {
  const { on, permissions: defaults, ...workflow } = parse(readFileSync(path, 'utf8'))
  const all = Object.entries<Partial<Job>>(workflow.jobs)
  return all.map(([name, job]) => ({ steps: [], ...job, on, defaults, name: `${path.slice(18)}: ${name}` }))
})

const has = (part: unknown, text: RegExp) => text.test(JSON.stringify(part) ?? '')

/** Whether a part of a job gets a secret. A comparison that only says whether there is one does not count. */
const hasSecret = (part: unknown) => has(part, /secrets\.(?!\w+ != '')/)
const hasToken = (part: unknown) => hasSecret(part) || has(part, /github\.token/)

/** Commands that may have a secret: wrangler on tested files, and the request of a preview that others cannot open. */
const trusted =
  /^(npm run release -- (upload --built|promote|undo) \|\| |npm run rollback -- "\$VERSION"$|npm run smoke -- "\$ADDRESS" --env=preview$|npx wrangler preview)/

/** The command of a step. The jobs of a release have the same steps, and name their own command in a variable. */
const commandOf = ({ run = '' }: Step, { STEP = '' }: Step['env'] = {}) => run.replaceAll('$STEP', STEP)

/** For each rule, whether a job breaks it. */
const rules: Record<string, (job: Job) => boolean> = {
  'actions of others at a fixed commit': ({ steps, ...job }) =>
    [job, ...steps].some(({ uses = './' }) => !/^(\.\/|[\w-]+\/[\w-]+@[\da-f]{40}$)/.test(uses)),
  'no token in the clone': ({ steps }) =>
    steps.some((step) => has(step.uses, /checkout/) && !has(step.with, /"persist-credentials":false/)),
  'no expression in a shell command, because a pull request can choose its value': ({ steps }) =>
    steps.some(({ run }) => run?.includes('${{')),
  'no permissions by default, except to read, and none to change code': ({ defaults, permissions }) =>
    !has(defaults, /^\{("contents":"read")?\}$/) ||
    has(permissions, /-all|"(?!issues|pull-requests)[\w-]+":"write/),
  'secrets and tokens only in the environment of steps that need them': ({ steps, ...job }) =>
    hasToken(job) ||
    (job.secrets !== undefined && job.uses !== './.github/workflows/ci.yml') ||
    steps.some(
      ({ env, ...step }) =>
        hasToken(step) ||
        (hasSecret(env) && !trusted.test(commandOf(step, job.env))) ||
        (has(env, /github\.token/) && /\b(npm|npx|node)\b/.test(step.run ?? '')),
    ),
  'secrets only of a GitHub environment, and for no fork': ({ steps, on, ...job }) =>
    has(on, /pull_request_target|workflow_run/) ||
    (hasSecret(steps) && !job.environment) ||
    (hasSecret(steps) &&
      'pull_request' in on &&
      !job.if?.includes('head.repo.full_name == github.repository')),
  'no test on a machine that has the token of the site, except after the only step of a rollback with it': (
    job,
  ) =>
    /release|production/.test(job.environment ?? '') &&
    job.steps.some(
      (step, at) =>
        /\btest\b|smoke/.test(commandOf(step, job.env)) &&
        (job.name !== 'rollback.yml: rollback' || hasSecret(job.steps.slice(at))),
    ),
  'no preview in the account of the live site': ({ steps: [refusal, ...steps], environment }) =>
    environment === 'preview' &&
    (!/vars.PREVIEW_ACCOUNT_ID == vars.CLOUDFLARE_ACCOUNT_ID/.test(refusal?.if ?? '') ||
      !/exit 1$/m.test(refusal?.run ?? '') ||
      has(steps, /vars\.CLOUDFLARE_ACCOUNT_ID/)),
  'no cache where a token is, because other jobs could write it': ({ steps }) =>
    hasToken(steps) && has(steps, /"cache|actions\/cache/),
  'no install script': ({ steps }) =>
    steps.some(({ run = '' }) => /npm (ci|i|install)\b(?! --ignore-scripts)/.test(run)),
  'nothing is released without all tests': ({ name, needs, uses }) =>
    name.startsWith('deploy.yml') && !needs && uses !== './.github/workflows/ci.yml',
}

it.each(Object.entries(rules))('%s', (_, breaks) => {
  expect(jobs.filter(breaks).map(({ name }) => name)).toEqual([])
})
