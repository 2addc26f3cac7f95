import { caseStudies } from '../content/case-studies.ts'
import { type Drawing, drawings } from '../content/drawings.ts'
import { type CaseStudy, categories } from '../content/schema.ts'
import { type Row, routes } from '../routes.ts'
import { caseStudyLaws } from './case-studies.ts'
import { type ContentFiles, entriesOf, type Violation } from './entries.ts'
import { referenceLaws } from './references.ts'
import { searchLaws } from './search.ts'

const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  ['../content/**/*.ts', '!../content/case-studies/all.ts'],
  { eager: true },
)

/** What the laws are about. */
export interface Content {
  files: ContentFiles
  /** By address. */
  routes: Record<string, Row>
  /** The case studies that are listed. */
  caseStudies: readonly CaseStudy[]
  /** What the category of a case study can be. */
  categories: readonly string[]
  /** The drawings of case studies. */
  drawings: readonly Drawing[]
}

/** What this site says. */
const content: Content = {
  files: Object.fromEntries(
    Object.entries(modules).map(([file, exports]) => [file.replace('..', 'src'), exports]),
  ),
  routes,
  caseStudies,
  categories,
  drawings,
}

/**
 * What types cannot hold, and is true of any company’s content: lengths, uniqueness, and that what is
 * named exists. The development server shows what it returns, and the tests want nothing of it.
 */
export function violations(subject: Content = content): Violation[] {
  const entries = entriesOf(subject.files)
  return [searchLaws, caseStudyLaws, referenceLaws].flatMap((laws) => laws(subject, entries))
}
