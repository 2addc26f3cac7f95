import { caseStudies } from '../content/case-studies.ts'
import { industryList } from '../content/industries.ts'
import { industriesIndex } from '../content/industries-index.ts'
import { listedStudy } from '../content/projects.ts'
import { Band } from '../sections/band.tsx'
import { Bolts } from '../sections/bolts.tsx'
import { Closing } from '../sections/closing.tsx'
import { Entries } from '../sections/entries.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { StudyList } from '../sections/study-list.tsx'
import { Section } from '../ui/section.tsx'

const others = caseStudies
  .filter(({ industryPage }) => industryPage === undefined)
  .map((study) => listedStudy(study))

/** `/industries`: every industry, to find one’s own. */
export function IndustriesPage() {
  return (
    <>
      <PageHero path="/industries" {...industriesIndex.hero} />
      <h2 className="visually-hidden">{industriesIndex.listHeading}</h2>
      <Bolts industries={industryList} cue={industriesIndex.cue} />
      <Band look="margin" heading={industriesIndex.heading}>
        <Entries layout="patches" items={industriesIndex.points} />
      </Band>
      <Section>
        <StudyList heading={industriesIndex.otherTrades} items={others} />
      </Section>
      <Closing {...industriesIndex.closing} />
    </>
  )
}
