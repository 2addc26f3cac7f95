import * as drafts from './drafts.ts'

/** A kind of page that can be made. */
interface Kind {
  draft: (title: string) => object
  /** Of `src/content`, where its content stands: `/services`. */
  folder: string
  /** The content's in the schema; not of a case study, which is a call, so that its title stays a type. */
  type?: string
  /** The component that draws it, and its file in `src/pages`. One draws all case studies. */
  page?: [name: string, file: string]
  /** What its row says beside the content, the label first. Left out: that follows from a list of the folder's name. */
  row?: string
}

/** All that can be asked for. */
export const kinds: Record<string, Kind> = {
  'case-study': { draft: drafts.caseStudy, folder: '/case-studies' },
  service: {
    ...{ draft: drafts.service, folder: '/services', type: 'Service' },
    page: ['ServicePage', 'services/service.tsx'],
  },
  industry: {
    ...{ draft: drafts.industry, folder: '/industries', type: 'Industry' },
    page: ['IndustryPage', 'industries/industry.tsx'],
  },
  'legal-page': {
    ...{ draft: drafts.legalPage, folder: '/legal', type: 'LegalPage', page: ['LegalPage', 'legal.tsx'] },
    row: "title, kind: 'Policy', footer: 'Legal'",
  },
  'plain-page': {
    ...{ draft: drafts.plainPage, folder: '', type: 'PlainPage', page: ['PlainPage', 'plain.tsx'] },
    row: "label, footer: 'Company', asks: true",
  },
}
