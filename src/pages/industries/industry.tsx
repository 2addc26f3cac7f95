import { Icon } from '../../../client/ui/icon.tsx'
import { pathOf, studiesTitled } from '../../content/case-studies.ts'
import { type IndustryPath, industries } from '../../content/industries.ts'
import { projectPicture } from '../../content/project-picture.ts'
import type { Industry } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { ComplianceRules } from '../../sections/compliance-rules.tsx'
import { FeatureList } from '../../sections/feature-list.tsx'
import { Actions, PageHero } from '../../sections/page-hero.tsx'
import { PictureBand } from '../../sections/picture-band.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { PriceLine } from '../services/common-sections.tsx'
import { industrySections } from './sections.tsx'
import { SuccessStories } from './success-stories.tsx'

/** The page of an industry: hero, main sections from `sections.tsx` or the default ones, and a closing call to action. */
export function IndustryPage<Path extends IndustryPath>({ path }: { path: Path }) {
  const industry: Industry = industries[path]
  const [project] = studiesTitled(industry.picture ? [industry.picture] : [])
  return (
    <>
      <PageHero
        path={path}
        {...industry.hero}
        solid
        below={
          <>
            <Actions actions={industry.hero.actions} className="mt-lg" />
            <PriceLine text={industry.priceLine} />
          </>
        }
      />
      <div data-accent={project?.accent ?? industry.accent} className="[isolation:isolate]">
        <PictureBand picture={project && projectPicture(project)} first>
          {project && (
            <p className="text-balance">
              <Link to={pathOf(project)} className="target">
                {strings.project.read(project.title, project.years)}
              </Link>
            </p>
          )}
        </PictureBand>
      </div>
      {industrySections[path]?.(industries[path]) ?? (
        <>
          <Section id="solutions" heading={industry.intro}>
            <FeatureList variant="strips" items={industry.solutions} />
          </Section>
          {industry.rules && <ComplianceRules variant="beside" rules={industry.rules} />}
          <TechnologyList heading={industry.stackHeading} groups={industry.stack} />
          <SuccessStories industry={industry} ground="tint" />
        </>
      )}
      {/* Reasons to choose the company, as a list with check marks, and a call to action beside it. */}
      <Section className="grid border-2 border-ink bg-panel grid-cols-1 lg:starts-3">
        <div className="p-lg">
          <SmallHeading>{industry.whyHeading.title}</SmallHeading>
          {industry.whyHeading.text && <p className="mt-sm text-muted">{industry.whyHeading.text}</p>}
          <ul className="mt-md grid text-pretty gap-y-sm">
            {industry.why.map((reason) => (
              <li key={reason} className="flex gap-md">
                <Icon name="check" className="size-6.5 text-accent-text" />
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <aside
          aria-label={industry.ctaCard.heading}
          className="border-ink bg-accent-tint p-lg lt-lg:border-t-2 lg:border-l-2"
        >
          <h3 className="mb-md text-xl">{industry.ctaCard.heading}</h3>
          <p className="mb-md">{industry.ctaCard.text}</p>
          <ButtonLink {...industry.ctaCard.action} variant="hero" size="lg" />
        </aside>
      </Section>
      <CallToAction {...industry.closing} accent={industry.accent} />
    </>
  )
}
