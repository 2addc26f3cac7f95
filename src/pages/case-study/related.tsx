import states from '../../../client/ui/states.module.css'
import type { Study } from '../../content/case-studies.ts'
import { caseStudies, pathOf } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { projectPicture } from '../../content/project-picture.ts'
import { listedStudy } from '../../content/projects.ts'
import { routes } from '../../routes.ts'
import { CaseStudyList } from '../../sections/case-study-list.tsx'
import { PictureBand } from '../../sections/picture-band.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'

/** All other case studies, in the order of the portfolio, from the next one on. */
function othersAfter(study: Study) {
  const place = caseStudies.indexOf(study)
  return [...caseStudies.slice(place + 1), ...caseStudies.slice(0, place)]
}

/** Links to two other projects of the same industry or, if there are fewer, the same service. */
export function RelatedStudies({ study }: { study: Study }) {
  const { category, industryPage, service } = study
  const [, ...others] = othersAfter(study)
  // Two projects of one category are of one industry, too, which may have no page.
  const sameIndustry = others.filter(
    (each) => each.category === category || (industryPage && each.industryPage === industryPage),
  )
  const sameService = others.filter((each) => service && each.service === service)
  const related = [...new Set([...sameIndustry, ...sameService])].slice(0, 2)
  const { heading, ...reasons } = texts.related
  function reasonFor(each: Study) {
    if (each.category === category) return reasons.industry
    return sameIndustry.includes(each) && industryPage
      ? reasons.page(routes[industryPage].label)
      : reasons.service
  }
  const items = related.map((each) => {
    return listedStudy(each, `${reasonFor(each)}: ${each.description}`)
  })
  if (items.length === 0) return null
  return (
    <Section>
      <CaseStudyList heading={heading} items={items} />
    </Section>
  )
}

/** The next case study of the portfolio. All of it is a link. */
export function NextStudy({ study }: { study: Study }) {
  const [next] = othersAfter(study)
  if (!next) return null
  return (
    <section data-accent={next.accent} data-print="off" className={states.surface}>
      <PictureBand picture={projectPicture(next)}>
        <p className="text-muted">{texts.next}</p>
        <h2 className="mt-sm text-xl lg:lt-xl:text-lg">
          <Link to={pathOf(next)} className={`${states.cover} ${states.title} no-underline`}>
            {next.title}
          </Link>
        </h2>
        <p className="mt-md">{next.description}</p>
      </PictureBand>
    </section>
  )
}
