import type { CaseStudy } from '../content/schema.ts'
import type { Row } from '../row.ts'
import type { ContentFiles, Violation } from './entries.ts'

/** The content that is checked. */
export interface Content {
  files: ContentFiles
  /** The rows of the pages, by their addresses. */
  routes: Record<string, Row>
  /** The case studies that are listed. */
  caseStudies: readonly CaseStudy[]
}

/** One rule for one field. */
export type Rule = [broken: boolean, field: string, message: string]

/** The rules of a file that are broken. */
export function brokenRules(file: string, rules: readonly Rule[]): Violation[] {
  return rules.flatMap(([broken, field, message]) => (broken ? { file, field, message } : []))
}
