import { caseStudy } from './case-study.ts'
import type { Edit } from './edit.ts'
import { industry } from './industry.ts'
import { legalPage } from './legal-page.ts'
import type { Name } from './names.ts'
import { plainPage } from './plain-page.ts'
import { service } from './service.ts'

/** What is known of a new page. */
export interface Wish extends Name {
  title: string
  /** Today. */
  updated: string
}

/** What it takes to have it. */
export interface NewPage {
  path: string
  /** The file with its content. */
  file: string
  content: string
  /** What is done to other files, by their name. */
  edits: Record<string, Edit>
}

export type Kind = (wish: Wish) => NewPage

/** All that can be asked for. */
export const kinds: Record<string, Kind> = {
  'case-study': caseStudy,
  service,
  industry,
  'legal-page': legalPage,
  'plain-page': plainPage,
}
