import { studiesTitled } from '../../content/case-studies.ts'
import { type IndustryPath, industries } from '../../content/industries.ts'
import { projectPicture } from '../../content/pictures.ts'
import type { Industry } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { ComplianceRules } from '../../sections/compliance-rules.tsx'
import { FeatureList } from '../../sections/feature-list.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { PictureBand } from '../../sections/picture-band.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { WhyUs } from '../../sections/why-us.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { industrySections } from './sections.tsx'
import { SuccessStories } from './success-stories.tsx'

/** The page of an industry: hero, main sections from `sections.tsx` or the default ones, and a closing call to action. */
export function IndustryPage({ path }: { path: IndustryPath }) {
  const industry: Industry = industries[path]
  const [project] = studiesTitled(industry.picture ? [industry.picture] : [])
  return (
    <>
      <PageHero path={path} {...industry.hero} solid />
      <div data-accent={project?.accent ?? industry.accent} className="[isolation:isolate]">
        <PictureBand picture={project && projectPicture(project)} first>
          <p>
            <b className="font-600">{`${strings.matchRun.name}:`}</b> {industry.matchRun}{' '}
            <Link to={strings.matchRun.link.to}>{strings.matchRun.link.label}</Link>
          </p>
        </PictureBand>
      </div>
      {industrySections[path]?.() ?? (
        <>
          <Section id="solutions" heading={industry.intro}>
            <FeatureList variant="strips" items={industry.solutions} />
          </Section>
          {industry.rules && <ComplianceRules variant="beside" rules={industry.rules} />}
          <SuccessStories industry={industry} ground="tint" />
          <TechnologyList heading={industry.stackHeading} groups={industry.stack} />
        </>
      )}
      <WhyUs industry={industry} />
      <CallToAction {...industry.closing} accent={industry.accent} />
    </>
  )
}
