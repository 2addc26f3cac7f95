import { studiesTitled } from '../../content/case-studies.ts'
import { type IndustryPath, industries } from '../../content/industries.ts'
import { projectPicture } from '../../content/pictures.ts'
import type { Industry } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { ComplianceRules } from '../../sections/compliance-rules.tsx'
import { FeatureList } from '../../sections/feature-list.tsx'
import { MatchRunSummary } from '../../sections/match-run-summary.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { WhyUs } from '../../sections/why-us.tsx'
import { Cloth } from '../../ui/cloth.tsx'
import { Frame } from '../../ui/frame.tsx'
import { IndustryName } from '../../ui/industry-name.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { industrySections } from './sections.tsx'
import { SuccessStories } from './success-stories.tsx'

/** The page of an industry: hero, main sections from `sections.tsx` or the default ones, and a closing call to action. */
export function IndustryPage({ path }: { path: IndustryPath }) {
  const industry: Industry = industries[path]
  const [project] = studiesTitled(industry.picture ? [industry.picture] : [])
  const picture = project && projectPicture(project)
  return (
    <>
      <PageHero path={path} {...industry.hero} solid>
        <Frame>
          {picture ? (
            <Picture name={picture.file} alt={picture.alt} first className="w-full" />
          ) : (
            <Cloth className="[--cell:16px] h-[clamp(14rem,30vw,26rem)]" />
          )}
        </Frame>
      </PageHero>
      <div className="wrap" data-accent={industry.accent}>
        <IndustryName name={industry.name} />
      </div>
      <MatchRunSummary {...strings.matchRun} text={industry.matchRun} />
      {industrySections[path]?.() ?? (
        <>
          <Section id="solutions" heading={industry.intro}>
            <FeatureList variant="tiles" items={industry.solutions} />
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
