/**
 * Compares the answers of the live site with those that its build has written to `/answers.json`: `npm run smoke`. The exit
 * code is 1 if one differs, or if three were right only the second time. `-- https://address` names another site,
 * `--env=preview` or `--env=demo` its environment. `--pages=3` requests only the first three pages.
 */
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { company } from '../src/content/company.ts'
import { environments } from '../src/environment.ts'
import { exitWith } from './run.ts'
import { type Answer, type Answers, answersPath, differenceOf, nameOf } from './smoke/answers.ts'

export interface SmokeOptions {
  site: string
  /** The name of the expected build. By default, the site may be of any build. */
  build?: string
  environment?: (typeof environments)[number]
  /** The number of pages, if not everything is requested. */
  pages?: number
  /** How many answers may be right only the second time. */
  tolerance?: number
  headers?: Record<string, string>
}

/** The build that the entity tag of an answer of the Worker begins with. */
const buildIn = (tag?: string | null) => tag?.match(/"(\w+)-/)?.[1]

/** The first cause of an error, which says that a proxy refused a request where the error itself only says “cancelled”. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause ? reasonOf(error.cause) : String(error)

/**
 * Requests every address of the build, or its first pages, six at a time, when the expected build is there.
 * @returns whether all answers are right, and a list of ten that are not, with a summary. It warns 30 days before
 * security.txt expires.
 */
export async function smoke(options: SmokeOptions) {
  const { site, build, environment = 'production', tolerance = 2, headers = {} } = options
  /** For how many seconds a build that is not there yet is requested again, 24 times at most. */
  const patience = Number(process.env['PATIENCE'] ?? 120)
  const deadline = Date.now() + patience * 1000
  const pause = () => sleep((patience / 24) * 1000)
  const wrong: string[] = []
  const late: string[] = []

  async function get(path: string) {
    const signal = AbortSignal.timeout(20_000)
    const answer = await fetch(new URL(path, site), { headers, redirect: 'manual', signal })
    return { answer, content: Buffer.from(await answer.arrayBuffer()) }
  }

  async function load(): Promise<Answers> {
    try {
      const { answer, content } = await get(answersPath)
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      if (build && nameOf(content) !== build) throw new Error(`build ${nameOf(content)} instead of ${build}`)
      return JSON.parse(`${content}`)
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause()
      return load()
    }
  }

  async function check(path: string, expected: Answer) {
    try {
      const { answer, content } = await get(path)
      const [found, own] = [buildIn(answer.headers.get('etag')), buildIn(expected.headers['etag'])]
      return { difference: differenceOf(expected, answer, content), isOther: Boolean(found && found !== own) }
    } catch (error) {
      return { difference: reasonOf(error), isOther: false }
    }
  }

  /** Requests an address again while the Worker is of another build, and once when the answer is wrong. */
  async function ask(path: string, expected: Answer, before = ''): Promise<void> {
    const { difference, isOther } = await check(path, expected)
    if (difference && (isOther ? Date.now() < deadline : !before)) {
      await pause()
      return ask(path, expected, isOther ? before : difference)
    }
    if (difference) wrong.push(`- ${path}: ${difference}`)
    else if (before) late.push(`- ${path}, right the second time: ${before}`)
  }

  const answers = await load().catch((error) => {
    wrong.push(`- ${answersPath} is not there yet: ${reasonOf(error)}`)
  })
  const files = options.pages ? {} : answers?.files
  const asked = Object.entries({ ...answers?.[environment], ...files }).slice(0, options.pages)
  await Readable.from(asked)
    .map(([path, expected]) => ask(path, expected), { concurrency: 6 })
    .toArray()
  const list = [...wrong, ...late].slice(0, 10).map((line) => `${line}\n`)
  const counts = `${wrong.length || 'none'} wrong, ${late.length || 'none'} right only the second time`
  const expires = company.securityTxtExpires
  const isSoon = Date.parse(expires) - Date.now() < 30 * 86_400_000
  const warning = isSoon ? `\nsecurity.txt expires on ${expires}: change it in src/content/company.ts` : ''
  return {
    isRight: wrong.length === 0 && late.length <= tolerance,
    report: `${list.join('')}${asked.length} addresses of ${site} asked, ${counts}${warning}`,
  }
}

/** @throws {Error} if an argument is not understood */
function optionsIn(args: string[]): SmokeOptions {
  const options = { env: { type: 'string', default: 'production' }, pages: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [address = company.origin] = positionals
  if (!/^https?:\/\//.test(address)) throw new Error(`“${address}” does not begin with https:// or http://`)
  const environment = environments.find((name) => name === values.env)
  if (!environment) throw new Error(`“${values.env}” is none of ${environments.join(', ')}`)
  const pages = Number(values.pages ?? 1)
  if (!(pages >= 1)) throw new Error(`“${values.pages}” is no number of pages`)
  // A service token opens sites that are protected by Cloudflare Access.
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  return {
    site: new URL(address).origin,
    environment,
    ...(values.pages && { pages }),
    ...(id && secret && { headers: { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } }),
  }
}

if (import.meta.main) {
  try {
    const { isRight, report } = await smoke(optionsIn(process.argv.slice(2)))
    console.log(report)
    if (!isRight) process.exitCode = 1
  } catch (error) {
    exitWith((error as Error).message.split('. ')[0] ?? '')
  }
}
