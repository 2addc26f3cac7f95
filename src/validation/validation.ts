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

/** The content that is checked. */
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

/** The content of this site. */
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
 * Returns the broken rules that types cannot express and that hold for any company's content: lengths, uniqueness, and
 * references that exist. The development server shows them, and a test expects none.
 */
export function violations(subject: Content = content): Violation[] {
  const entries = entriesOf(subject.files)
  return [searchLaws, caseStudyLaws, referenceLaws].flatMap((laws) => laws(subject, entries))
}
