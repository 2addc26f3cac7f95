import { about } from '../../content/about.ts'
import { caseStudies, type Study } from '../../content/case-studies.ts'
import { teams } from '../../content/case-study-team.ts'
import { team } from '../../content/company.ts'
import { slugOf } from '../../content/schema.ts'

const names = [...team.map(({ name }) => name), ...about.engineers.items.map(({ title }) => title)]

/** The place of a person on the page `/about`, if the page shows this person. */
export function personAddress(name: string): `/about#${string}` | undefined {
  return names.includes(name) ? `/about#${slugOf(name)}` : undefined
}

/** The case studies that a person led. */
export function studiesLedBy(name: string): Study[] {
  return caseStudies.filter(({ title }) => teams[title]?.lead === name)
}
