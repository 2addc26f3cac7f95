import { caseStudies } from '../../content/case-studies.ts'
import { listedStudy } from '../../content/projects.ts'
import type { Industry } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import { routes } from '../../routes.ts'
import { CaseStudyList } from '../../sections/case-study-list.tsx'
import { type Ground, Section } from '../../ui/section.tsx'
import { SuccessStory } from './success-story.tsx'

/** The success stories of an industry, the first of them large, and a list of its other case studies. */
export function SuccessStories({ industry, ground }: { industry: Industry; ground?: Ground }) {
  return (
    <Section ground={ground} heading={industry.storiesHeading}>
      <ul className="border-b-2 border-ink">
        {industry.stories.map((story, index) => (
          <li key={story.title} className="border-t-2 border-ink py-[clamp(1.5rem,2.6vw,2.5rem)]">
            <SuccessStory story={story} place={placeOf(index)} isDrawn={story.project !== industry.picture} />
          </li>
        ))}
      </ul>
      <CaseStudyList heading={strings.moreStudies} items={moreOf(industry)} />
    </Section>
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
