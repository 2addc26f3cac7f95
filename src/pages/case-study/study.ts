import type { CaseStudyTitle } from '../../content/case-studies.ts'
import type { CaseStudy } from '../../content/schema.ts'

/** A case study of the site, whose title is one of those that there are. */
export type Study = CaseStudy<CaseStudyTitle>
