import { caseStudies } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { listedStudy } from '../../content/projects.ts'
import { CaseStudyList } from '../../sections/case-study-list.tsx'
import { Section } from '../../ui/section.tsx'
import type { Study } from './overview.tsx'

/** Links to two other projects of the same industry or, if there are fewer, the same service, and to the next project. */
export function RelatedStudies({ study: { title, category, industryPage, service } }: { study: Study }) {
  const place = caseStudies.findIndex((each) => each.title === title)
  const [next, ...others] = [...caseStudies.slice(place + 1), ...caseStudies.slice(0, place)]
  // Two projects of one category are of one industry, too, which may have no page.
  const sameIndustry = others.filter(
    (each) => each.category === category || (industryPage && each.industryPage === industryPage),
  )
  const sameService = others.filter(
    (each) => service && each.service === service && !sameIndustry.includes(each),
  )
  const list = (studies: typeof others, reason: string) =>
    studies.map((each) => listedStudy(each, `${reason}: ${each.description}`))
  const { heading, ...reasons } = texts.related
  const related = [...list(sameIndustry, reasons.industry), ...list(sameService, reasons.service)]
  return (
    <Section>
      <CaseStudyList
        heading={heading}
        items={[...related.slice(0, 2), ...list(next ? [next] : [], reasons.next)]}
      />
    </Section>
  )
}
