import { Icon } from '../../../client/ui/icon.tsx'
import { caseStudyPage as says } from '../../content/case-study-page.ts'
import { firstReleaseOf } from '../../content/projects.ts'
import type { StackGroup, Story } from '../../content/schema.ts'
import { type Path, routes } from '../../routes.ts'
import { DefinitionList } from '../../sections/definition-list.tsx'
import { Link } from '../../ui/link.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'
import { Award } from './award.tsx'
import { ClientQuote, quoteOf, type Study } from './client-quote.tsx'

/**
 * The story in prose, with what others say of it, and beside it the facts. So that the two end at about the same height,
 * the words of others stand below the facts of a long story, and the ways on below a short story without any.
 */
export function Overview({ study, story }: { study: Study; story: Story }) {
  const words = <ClientQuote study={study} />
  const quoted = Boolean(quoteOf(study))
  const long = story.overview.length > 6
  const short = story.overview.length < 5 && !quoted
  const awardBeside = long && !quoted
  const award = <Award award={story.award} />
  const ways = (
    <ul className={short ? 'mt-4 flex flex-wrap gap-x-6' : 'border-t border-edge pt-2'}>
      {story.matchRun && <Way {...says.matchRun.link} />}
      <WaysOn study={study} />
    </ul>
  )
  return (
    <Section as="div" className="grid gap-x-[clamp(1.5rem,6vw,7rem)] gap-y-10 lg:grid-cols-[7fr_4fr]">
      <section>
        <SmallHeading>{says.overview}</SmallHeading>
        {story.overview.map((part) =>
          typeof part === 'string' ? (
            <p key={part} className="mt-4 max-w-[42em]">
              {part}
            </p>
          ) : (
            <div key={part.title} className="mt-6 max-w-[42em]">
              <h3 className="text-t2">{part.title}</h3>
              <p className="mt-1.5">{part.description}</p>
            </div>
          ),
        )}
        {!long && words}
        {!awardBeside && award}
        {short && ways}
      </section>
      <div>
        <h2 className="text-t4">{says.details}</h2>
        <DefinitionList
          className="mt-4"
          items={[
            { title: says.industry, description: study.industry },
            { title: says.years, description: study.years },
            { title: says.duration.name, description: says.duration.value(story.duration) },
            { title: says.team.name, description: says.team.value(story.teamSize) },
            { title: says.people.name, description: says.people.value(story.team) },
            { title: says.firstRelease, description: firstReleaseOf(study) },
            { title: story.extraDetail.label, description: story.extraDetail.value },
            ...(story.matchRun ? [{ title: says.matchRun.name, description: story.matchRun }] : []),
          ]}
        />
        {!short && ways}
        <Technologies groups={story.technologyCategories} />
        {long && words}
        {awardBeside && award}
      </div>
    </Section>
  )
}

function Technologies({ groups }: { groups: readonly StackGroup[] }) {
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-t4">{says.technologies}</h2>
      {groups.map(({ category, tools }) => (
        <div
          key={category}
          className="grid items-baseline gap-x-4 border-t border-edge py-2.5 md:grid-cols-[minmax(7rem,4fr)_8fr]"
        >
          <h3 className="text-muted font-400 text-t2">{category}</h3>
          <TechLine items={tools} />
        </div>
      ))}
    </section>
  )
}

/** The pages of its service and of its industry, or of all. */
export function WaysOn({ study: { service, industryPage } }: { study: Study }) {
  const ways: Path[] = [...(service ? [service] : []), industryPage ?? '/industries']
  return ways.map((to) => <Way key={to} to={to} label={routes[to].label} />)
}

function Way({ to, label }: { to: Path | '/process#match-run'; label: string }) {
  return (
    <li>
      <Link to={to} className="inline-flex items-center gap-1.5 min-h-11 font-600">
        {label} <Icon name="arrow-right" />
      </Link>
    </li>
  )
}
