import { hireExperts as content } from '../content/hire-experts.ts'
import { Band } from '../sections/band.tsx'
import { Closing } from '../sections/closing.tsx'
import { Entries } from '../sections/entries.tsx'
import { Figures } from '../sections/figures.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Pipeline } from '../sections/pipeline.tsx'
import { Stack } from '../sections/stack.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Checks } from '../ui/list.tsx'
import { SmallHeading } from '../ui/small-heading.tsx'
import tag from '../ui/tag.module.css'
import { idOf, Roles } from './hire-experts/roles.tsx'

/** `/hire-experts`: whom one can hire, on which terms, and how it goes. */
export function HireExpertsPage() {
  return (
    <>
      <PageHero path="/hire-experts" {...content.hero} below={<HeroActions />}>
        <RoleTags />
      </PageHero>
      <Band heading={content.rolesHeading}>
        <Roles roles={content.roles} />
      </Band>
      <Band ground="vat" look="stacked" heading={content.intro}>
        <Entries layout="patches" items={content.services} />
        <div className="mt-10 mb-6">
          <SmallHeading>{content.benefitsHeading.title}</SmallHeading>
          {content.benefitsHeading.text && <p className="mt-2 text-muted">{content.benefitsHeading.text}</p>}
        </div>
        <Entries layout="patches" items={content.benefits} />
      </Band>
      <Band heading={content.modelsHeading}>
        <Entries
          layout="tiles"
          items={content.models.map(({ title, description, features, bestFor }) => ({
            title,
            description,
            more: (
              <>
                <Checks items={features} />
                <p className="mt-4">
                  <b className="font-600">{content.bestFor}</b> {bestFor}
                </p>
              </>
            ),
          }))}
        />
      </Band>
      <Band look="stacked" heading={content.processHeading}>
        <Pipeline steps={content.process} />
      </Band>
      <Band look="stacked" heading={content.resultsHeading}>
        <Figures look="result" items={content.results} />
      </Band>
      <Band look="margin" heading={content.toolsHeading}>
        <Stack groups={content.tools} />
      </Band>
      <Closing {...content.closing} />
    </>
  )
}

/** The only premium buttons of the site: the selvedge says whose cloth it is. */
function HeroActions() {
  const [hire, call] = content.hero.actions
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
      <ButtonLink to={hire.to} variant="premium" size="xl" icon="arrow-right" className="lt-md:w-full">
        {hire.label}
      </ButtonLink>
      <ButtonLink to={call.to} variant="link" size="lg">
        {call.label}
      </ButtonLink>
    </div>
  )
}

const hangs = [
  'lg:ml-[8%]',
  'lg:ml-[38%]',
  'lg:ml-[16%]',
  'lg:ml-[52%]',
  'lg:ml-[4%]',
  'lg:ml-[44%]',
  'lg:ml-[22%]',
  'lg:ml-[56%]',
]

/** The roles as swing tags on the warp, each a way to its card. */
function RoleTags() {
  return (
    <nav aria-label={content.rolesNav} className="border-2 border-ink bg-panel">
      <ul className="warp flex flex-wrap gap-x-3 gap-y-3.5 py-7 px-5 lg:flex-col lg:flex-nowrap">
        {content.roles.map(({ title }, index) => (
          <li key={title} className={hangs[index] ?? ''}>
            <Link
              to={`#${idOf(title)}`}
              className={`${tag.tag} min-h-9 no-underline hover:[--fill:var(--accent)] hover:text-night`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
