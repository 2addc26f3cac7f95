import { company } from '../content/company.ts'
import { kinds, markdownAddress, paths, routes } from '../routes.ts'

/** The site's table of contents for language models, in the format of llmstxt.org. */
export function llms(): string {
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
