import { company } from '../content/company.ts'
import type { Environment } from '../environment.ts'

/**
 * Allows everything, in every environment. What is not public is kept out of indexes by `noindex` on each answer:
 * a crawler that may not fetch never sees it, and lists the bare address once somebody links to it. Only
 * production names its sitemap.
 */
export function robots(environment: Environment): string {
  return environment === 'production'
    ? `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`
    : 'User-agent: *\nAllow: /\n'
}
