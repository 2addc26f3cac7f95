import type { Environment } from '../environment.ts'
import { llms } from './llms.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

interface Feed {
  type: string
  write: (environment: Environment) => string
}

/** The routes for programs, such as sitemap and robots.txt, by path. */
export const feeds: Record<`/${string}`, Feed> = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemap },
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robots },
  '/llms.txt': { type: 'text/plain; charset=utf-8', write: llms },
  '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', write: securityTxt },
  '/site.webmanifest': { type: 'application/manifest+json', write: () => JSON.stringify(manifest) },
}

/** Whether the path is that of a feed. */
export function isFeed(path: string): path is keyof typeof feeds {
  return Object.hasOwn(feeds, path)
}
