/** The workflows of GitHub, for tests. */
import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

export type Step = { uses?: string; run?: string; if?: string; with?: object; env?: Record<string, string> }
type Job = {
  steps: Step[]
  needs?: string | string[]
  outputs?: object
  uses?: string
  if?: string
  env?: Record<string, string>
  environment?: string
  permissions?: object
  secrets?: unknown
}

export const read = (file: string) => parse(readFileSync(`.github/workflows/${file}`, 'utf8'))

/** The jobs of a deployment. The first one runs all tests. */
export const deployment = Object.entries<Partial<Job>>(read('deploy.yml').jobs)

/** All jobs. `on` has the events that start them, and `head` the other settings of their workflow. */
export const jobs = globSync('*.yml', { cwd: '.github/workflows' }).flatMap((file) => {
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

export const has = (part: unknown, text: RegExp) => text.test(JSON.stringify(part) ?? '')

/** The command of a step. Jobs of a release have the same steps, and name their own command in a variable. */
export const commandOf = ({ run = '' }: Step, { STEP = '' }: Record<string, string> = {}) =>
  run.replace('$STEP', STEP)

/** The value of an expression of GitHub. */
export function evaluate(expression: string, contexts: Record<string, unknown>): unknown {
  const code = expression.replace(/^\$\{\{(.*)\}\}$/, '$1').replaceAll(/\bneeds\.([\w-]+)/g, "needs['$1']")
  const values = { always: () => true, ...contexts }
  return new Function(...Object.keys(values), `return ${code}`)(...Object.values(values))
}
