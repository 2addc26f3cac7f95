/** The answers for programs: sitemap, robots.txt, security.txt and llms.txt. */
import { company } from '../content/company.ts'
import { strings } from '../content/strings.ts'
import type { Environment } from '../environment.ts'
import { canonical, markdownAddress, paths, routes } from '../routes.ts'
import { kinds } from '../row.ts'

/** Every page with the day its content last changed. Search engines ignore priority and frequency. */
function sitemap(): string {
  const urls = paths.map((path) => {
    const address = canonical(path).replaceAll('&', '&amp;')
    return `<url><loc>${address}</loc><lastmod>${routes[path].updated}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/**
 * Allows everything in every environment. `noindex` on each answer keeps other environments than production out of
 * search engines, which see it only if they may fetch the page. Only production names its sitemap.
 */
function robots(environment: Environment): string {
  const sitemap = environment === 'production' ? `\nSitemap: ${company.origin}/sitemap.xml\n` : ''
  return `User-agent: *\nAllow: /\n${sitemap}`
}

/** The site's table of contents for language models, in the format of llmstxt.org. */
function llms(): string {
  // First the pages that are the only ones of their kind, then each kind.
  const lists = [[undefined, 'Company'], ...Object.entries(kinds)].flatMap(([kind, heading]) => {
    const links = paths
      .filter((path) => routes[path].kind === kind)
      .map((path) => {
        const { label, description } = routes[path]
        return `- [${label}](${company.origin}${markdownAddress(path)}): ${description}`
      })
    return links.length > 0 ? `## ${heading}\n\n${links.join('\n')}\n` : []
  })
  return `# ${company.name}

> ${routes['/'].description}

The links below lead to the pages as Markdown.

${lists.join('\n')}`
}

/** Where to report security issues, in the format of RFC 9116. */
function securityTxt(): string {
  return `Contact: mailto:${company.email}
Expires: ${company.securityTxtExpires}T00:00:00Z
Preferred-Languages: ${strings.language.tag}
Canonical: ${company.origin}/.well-known/security.txt
`
}

/** The routes of these answers, by path. */
export const feeds = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemap },
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robots },
  '/llms.txt': { type: 'text/plain; charset=utf-8', write: llms },
  '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', write: securityTxt },
} satisfies Record<`/${string}`, { type: string; write: (environment: Environment) => string }>
