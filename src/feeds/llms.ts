import { company } from '../content/company.ts'
import { markdownAddress, paths, type Row, routes } from '../routes.ts'

/** The sections in their order. llmstxt.org lets readers skip the one called “Optional”. */
const sections: { heading: string; kind: Row['kind'] }[] = [
  { heading: 'Company', kind: undefined },
  { heading: 'Services', kind: 'Service' },
  { heading: 'Industries', kind: 'Industry' },
  { heading: 'Case studies', kind: 'Case study' },
  { heading: 'Optional', kind: 'Policy' },
]

/** The site's table of contents for language models, in the format of llmstxt.org. */
export function llms(): string {
  const lists = sections.map(({ heading, kind }) => {
    const links = paths
      .filter((path) => routes[path].kind === kind)
      .map((path) => {
        const { label, description } = routes[path]
        return `- [${label}](${company.origin}${markdownAddress(path)}): ${description}`
      })
    return `## ${heading}\n\n${links.join('\n')}\n`
  })
  return `# ${company.name}

> ${routes['/'].description}

The links below lead to the pages as Markdown. A page's own address answers with the same to \`Accept: text/markdown\`.

${lists.join('\n')}`
}
