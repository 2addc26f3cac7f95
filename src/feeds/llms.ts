import { company } from '../content/company.ts'
import { canonical, paths, type Row, routes } from '../routes.ts'

/** The sections in their order. By the rules of llmstxt.org, a reader in a hurry may skip “Optional”. */
const sections: { heading: string; kind: Row['kind'] }[] = [
  { heading: 'Company', kind: undefined },
  { heading: 'Services', kind: 'Service' },
  { heading: 'Industries', kind: 'Industry' },
  { heading: 'Case studies', kind: 'Case study' },
  { heading: 'Optional', kind: 'Policy' },
]

/** The site's table of contents for language models, in the form of llmstxt.org. */
export function llms(): string {
  const lists = sections.map(({ heading, kind }) => {
    const links = paths
      .filter((path) => routes[path].kind === kind)
      .map((path) => `- [${routes[path].label}](${canonical(path)}): ${routes[path].description}`)
    return `## ${heading}\n\n${links.join('\n')}\n`
  })
  return `# ${company.name}

> ${routes['/'].description}

Each page below can be had as Markdown: ask for the same address with \`Accept: text/markdown\`.

${lists.join('\n')}`
}
