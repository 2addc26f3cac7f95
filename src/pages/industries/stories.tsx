import { caseStudies } from '../../content/case-studies.ts'
import { listedStudy } from '../../content/projects.ts'
import type { Industry } from '../../content/schema.ts'
import { words } from '../../content/words.ts'
import { routes } from '../../routes.ts'
import { Band } from '../../sections/band.tsx'
import { StudyList } from '../../sections/study-list.tsx'
import type { Ground } from '../../ui/section.tsx'
import { Story } from './story.tsx'

/** What came of other projects in an industry, the first large, the others mirrored in turn. */
export function Stories({ industry, ground }: { industry: Industry; ground?: Ground }) {
  return (
    <Band ground={ground} heading={industry.storiesHeading}>
      <ul className="border-b-2 border-ink">
        {industry.stories.map((story, index) => (
          <li key={story.title} className="border-t-2 border-ink py-[clamp(1.5rem,2.6vw,2.5rem)]">
            <Story story={story} place={placeOf(index)} isDrawn={story.project !== industry.picture} />
          </li>
        ))}
      </ul>
      <StudyList heading={words.moreStudies} items={moreOf(industry)} />
    </Band>
  )
}

function placeOf(index: number) {
  if (index === 0) return 'large'
  return index % 2 === 1 ? 'right' : 'left'
}

/** The case studies of an industry that are none of its stories. */
function moreOf({ stories, ...industry }: Industry) {
  return caseStudies
    .filter(({ industryPage }) => industryPage && routes[industryPage].label === industry.name)
    .filter(({ title }) => stories.every(({ project }) => project !== title))
    .map((study) => listedStudy(study))
}
