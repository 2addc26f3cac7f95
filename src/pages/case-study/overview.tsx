import { Icon } from '../../../client/ui/icon.tsx'
import { caseStudyPage as says } from '../../content/case-study-page.ts'
import type { Story } from '../../content/schema.ts'
import { Award } from '../../sections/award.tsx'
import { Terms } from '../../sections/terms.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'
import { ClientWords, type Study } from './client-words.tsx'

/** The story in prose, with what the client says of it, and beside it the facts. */
export function Overview({ study, story }: { study: Study; story: Story }) {
  return (
    <Section className="grid gap-x-[clamp(1.5rem,6vw,7rem)] gap-y-10 lg:grid-cols-[7fr_4fr]">
      <div>
        <SmallHeading>{says.overview}</SmallHeading>
        {story.overview.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[42em]">
            {paragraph}
          </p>
        ))}
        <ClientWords study={study} />
        <div className="mt-9">
          <Award label={says.award} award={story.award} />
        </div>
      </div>
      <div>
        <h2 className="text-t4">{says.details}</h2>
        <Terms
          look="details"
          className="mt-4"
          items={[
            { title: says.industry, description: study.industry },
            { title: says.years, description: study.years },
            { title: says.duration.name, description: says.duration.value(story.months) },
            { title: says.team.name, description: says.team.value(story.developers) },
            { title: story.extra.label, description: story.extra.value },
            ...(story.matchRun ? [{ title: says.matchRun.name, description: story.matchRun }] : []),
          ]}
        />
        {story.matchRun && (
          <Link to={says.matchRun.link.to} className="inline-flex items-center gap-1.5 min-h-11 font-600">
            {says.matchRun.link.label} <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </Section>
  )
}
