import type { Entry, Violation } from './entries.ts'
import type { Content } from './rule.ts'

/** A case study has the accent of the page of its industry, and a testimonial has that of its project. */
export function accentRules(entries: readonly Entry[], { routes, caseStudies }: Content): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    const { accent, industryPage, project } = Object(value)
    const owner = routes[industryPage] ?? caseStudies.find(({ title }) => title === project)
    if (!(accent && owner) || accent === owner.accent) return []
    const message = `It is ${accent}, and that of ${industryPage ?? project} is ${owner.accent}.`
    return [{ file, field: `${field}.accent`, message }]
  })
}
