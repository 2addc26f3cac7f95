/**
 * Writes what each address of the built site answers to `/answers.json`, with which `npm run smoke` compares a site. This is
 * the last part of `npm run build`, in a process of its own, because the part before has loaded a Worker that was not finished.
 */
import { hash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Answer, type Answers, answersPath, checksumsOf } from '../scripts/smoke/answers.ts'
import { environments } from '../src/environment.ts'
import { feeds } from '../src/metadata/metadata.ts'
import { canonical, paths } from '../src/routes.ts'
import { securityHeaders } from '../src/security-headers.ts'
import { headersOfFile } from './static-headers.ts'

interface Worker {
  fetch: (request: Request, env: object) => Response | Promise<Response>
}

/** Cookies, and reports to other hosts. The site has neither, but a zone may add them. */
const never = { 'set-cookie': '', nel: '' }

/** The headers that the Worker sets, except the one that Cloudflare's cache keeps for itself. */
const names = ['content-type', 'cache-control', 'etag', 'location', 'x-robots-tag'].concat(
  Object.keys(securityHeaders()).map((name) => name.toLowerCase()),
)

/** The answers of the Worker: pages, feeds, the first page with a query, a missing page and a redirect. */
async function answersOfWorker(worker: Worker, environment: string): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  let queried = ''
  async function add(path: string): Promise<void> {
    const answer = await worker.fetch(new Request(`https://localhost${path}`), { APP_ENV: environment })
    const text = await answer.text()
    const own = Object.fromEntries(names.map((name) => [name, answer.headers.get(name) ?? '']))
    const body = hash('sha256', text)
    answers[path] = { status: answer.status, headers: { ...never, ...own }, body, lines: checksumsOf(text) }
    queried ||= text.match(new RegExp(`href="(${path}\\?[^"#]+)`))?.[1] ?? ''
  }
  for (const path of paths) await add(path)
  for (const path of [...Object.keys(feeds), queried, '/no-such-page', `${paths.at(-1)}/`]) await add(path)
  return answers
}

/** @param files the contents of the static files by their addresses */
export async function expectedAnswers(worker: Worker, files: Map<string, string | Buffer>): Promise<Answers> {
  const origin = canonical('/')
  const ofFiles = [...files].map(([path, content]): [string, Answer] => {
    const headers = { ...never, ...headersOfFile(origin + path, origin) }
    return [path, { status: 200, headers, body: hash('sha256', content) }]
  })
  const ofWorker = await Promise.all(
    environments.map(async (environment) => [environment, await answersOfWorker(worker, environment)]),
  )
  return { files: Object.fromEntries(ofFiles), ...Object.fromEntries(ofWorker) }
}

if (import.meta.main) {
  const folder = 'dist/client'
  const { default: worker } = await import(pathToFileURL(resolve('dist/worker/worker.js')).href)
  // Cloudflare reads the files whose names begin with `_`, and does not serve them.
  const names = globSync('**/*.*', { cwd: folder, exclude: ['_*', answersPath.slice(1)] }).toSorted()
  const files = new Map(names.map((name) => [`/${name}`, readFileSync(`${folder}/${name}`)]))
  writeFileSync(folder + answersPath, JSON.stringify(await expectedAnswers(worker, files)))
}
