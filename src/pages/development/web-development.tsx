import { webDevelopment as service } from '../../content/development/web-development.ts'
import { Closing } from '../../sections/closing.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Pipeline } from '../../sections/pipeline.tsx'
import { Points } from '../../sections/points.tsx'
import { Proof } from '../../sections/proof.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { ServiceLedger } from '../../sections/service-tiles.tsx'
import { ToolGroups } from '../../sections/tool-groups.tsx'
import { Section } from '../../ui/section.tsx'

export function WebDevelopmentPage() {
  return (
    <>
      <ServiceHero path="/web-development" service={service} drawing="draft-web" />
      <Section>
        <SectionHead heading={service.intro} />
        <ServiceLedger cards={service.services} />
      </Section>
      <Section ground="tint">
        <SectionHead heading={service.resultsHeading} />
        <Figures items={service.results} />
      </Section>
      <Section>
        <SectionHead heading={service.processHeading} />
        <Pipeline steps={service.process} />
      </Section>
      <Section>
        <SectionHead heading={service.benefitsHeading} />
        <Points items={service.benefits} />
      </Section>
      <Section>
        <SectionHead heading={service.toolsHeading} />
        <ToolGroups groups={service.tools} />
      </Section>
      <Proof proof={service.proof} />
      <Closing {...service.closing} hue={service.hue} />
    </>
  )
}
