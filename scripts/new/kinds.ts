import { caseStudy, industry, legalPage, plainPage, service } from './drafts.ts'

/** A kind of page that can be made. */
interface Kind {
  draft: (title: string) => object
  /** Of `src/content`, where its content stands. */
  folder: string
  /** The component that draws it, without `Page`, and its file in `src/pages`. One draws all case studies. */
  page?: [name: string, file: string]
  /** What its row says beside the content, the label first. Left out: that follows from a list of the folder's name. */
  row?: string
}

/** All that can be asked for. */
export const kinds: Record<string, Kind> = {
  'case-study': { draft: caseStudy, folder: '/case-studies' },
  service: { draft: service, folder: '/services', page: ['Service', 'services/service.tsx'] },
  industry: { draft: industry, folder: '/industries', page: ['Industry', 'industries/industry.tsx'] },
  'legal-page': {
    ...{ draft: legalPage, folder: '/legal', page: ['Legal', 'legal.tsx'] },
    row: "title, kind: 'Policy', footer: 'Legal'",
  },
  'plain-page': {
    ...{ draft: plainPage, folder: '', page: ['Plain', 'plain.tsx'] },
    row: "label, footer: 'Company', asks: true",
  },
}
