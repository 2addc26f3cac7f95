import type { Hono, MiddlewareHandler } from 'hono'
import { type Env, type Environment, environmentOf } from '../environment.ts'
import { llms } from './llms.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

interface Feed {
  type: string
  write: (environment: Environment) => string
}

const table: Record<`/${string}`, Feed> = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemap },
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robots },
  '/llms.txt': { type: 'text/plain; charset=utf-8', write: llms },
  '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', write: securityTxt },
  '/site.webmanifest': { type: 'application/manifest+json', write: () => JSON.stringify(manifest) },
}

/** Whether the path is that of a feed. */
export function isFeed(path: string): path is keyof typeof table {
  return Object.hasOwn(table, path)
}

/** Adds the routes of files that only machines read, behind what looks at a request before them. */
export function feeds(app: Hono<{ Bindings: Env }>, exact: MiddlewareHandler, tagged: MiddlewareHandler) {
  for (const [path, { type, write }] of Object.entries(table)) {
    app.get(path, exact, tagged, (c) =>
      c.body(write(environmentOf(c.env)), { headers: { 'Content-Type': type } }),
    )
  }
}
