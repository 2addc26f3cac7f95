import { company } from '../content/company.ts'
import type { Environment } from '../environment.ts'

/** What robots may fetch: all of the public site, nothing of any other deployment. */
export function robots(environment: Environment): string {
  return environment === 'production'
    ? `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
}
