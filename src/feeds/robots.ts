import { company } from '../content/company.ts'
import type { Environment } from '../environment.ts'

/**
 * What robots may fetch: everything, of every deployment. One that is not public is kept out of indexes by
 * `noindex` on each answer, which a crawler that may not fetch would never see: it would list the bare
 * address as soon as somebody links to it. Nobody needs the sitemap of such a deployment.
 */
export function robots(environment: Environment): string {
  return environment === 'production'
    ? `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`
    : 'User-agent: *\nAllow: /\n'
}
