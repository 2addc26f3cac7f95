import { caseStudies, studiesTitled } from '../../content/case-studies.ts'
import type { Part } from '../../content/drawings.ts'
import { projectPicture } from '../../content/pictures.ts'
import { linkedStory, listedStudy } from '../../content/projects.ts'
import type { Industry, SuccessStory } from '../../content/schema.ts'
import { words } from '../../content/words.ts'
import { routes } from '../../routes.ts'
import { Band } from '../../sections/band.tsx'
import { StudyList } from '../../sections/study-list.tsx'
import { type ProvenStory, SuccessStories } from '../../sections/success-stories.tsx'
import type { Ground } from '../../ui/section.tsx'

/** The success stories of an industry, each with its project's drawing and the way to its case study. */
export function Stories({ industry, ground }: { industry: Industry; ground?: Ground }) {
  return (
    <Band ground={ground} heading={industry.storiesHeading}>
      <SuccessStories stories={industry.stories.map((story) => provenStory(story, industry))} />
      <StudyList heading={words.moreStudies} items={moreOf(industry)} />
    </Band>
  )
}

/** The case studies of an industry that are none of its stories. */
function moreOf({ stories, ...industry }: Industry) {
  return caseStudies
    .filter(({ industryPage }) => industryPage && routes[industryPage].label === industry.name)
    .filter(({ title }) => stories.every(({ project }) => project !== title))
    .map((study) => listedStudy(study))
}

/** A story with its drawing; only a detail of it where the head of the page shows the whole. */
function provenStory(story: SuccessStory, industry: Industry): ProvenStory {
  const [study] = story.project ? studiesTitled([story.project]) : []
  if (!study) return { ...linkedStory(story), proof: story.drawn }
  const { file, alt, detail = usualDetail } = projectPicture(study)
  const isInHead = story.project === industry.picture
  const proof = { category: study.category, file, alt, detail: isInHead ? detail : undefined }
  return { ...linkedStory(story), proof }
}

const usualDetail: Part = [290, 153.2, 470.6, 353]
