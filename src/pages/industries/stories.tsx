import { linkedStory } from '../../content/projects.ts'
import type { Industry } from '../../content/schema.ts'
import { SectionHead } from '../../sections/section-head.tsx'
import { SuccessStories } from '../../sections/success-stories.tsx'
import { type Ground, Section } from '../../ui/section.tsx'

/** The success stories of an industry, each with the way to its case study. */
export function Stories({ industry, ground }: { industry: Industry; ground?: Ground }) {
  return (
    <Section {...(ground && { ground })}>
      <SectionHead heading={industry.storiesHeading} />
      <SuccessStories stories={industry.stories.map(linkedStory)} />
    </Section>
  )
}
