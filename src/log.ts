import type { Context } from 'hono'
import { tryDecodeURI } from 'hono/utils/url'
import type { Env } from './environment.ts'

/** The shares of requests that are logged: enough to notice missing files, and to compare errors with good answers. */
const shares = { 'not-found': 1, 'missing-file': 0.1, answer: 0.01 }

/** A line is one object, because the platform indexes the fields of one. It groups errors by their stack. */
function lineOf(event: string, c: Context<{ Bindings: Env }>) {
  // Long paths would only cost storage. A data centre has a name such as `FRA`.
  const path = tryDecodeURI(c.req.path).slice(0, 200)
  return { event, path, version: c.env.CF_VERSION?.id, colo: c.req.raw.cf?.['colo'] }
}

/** The id of a request, for the lines of what went wrong. */
const rayOf = (c: Context) => c.req.header('cf-ray')

export function logError({ message, stack }: Error, c: Context<{ Bindings: Env }>) {
  console.error({ ...lineOf('error', c), ray: rayOf(c), message, stack })
}

/** Logs a part of the requests. The build and tests ask, too, but only the platform gives the Worker a version. */
export function logSample(event: keyof typeof shares, c: Context<{ Bindings: Env }>) {
  if (!c.env.CF_VERSION?.id || Math.random() >= shares[event]) return
  if (event === 'answer') console.info({ ...lineOf(event, c), status: c.res.status })
  else console.warn({ ...lineOf(event, c), ray: rayOf(c) })
}
