import { mobileAppDevelopment as service } from '../../content/development/mobile-app-development.ts'
import { Closing } from '../../sections/closing.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Points } from '../../sections/points.tsx'
import { Proof } from '../../sections/proof.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { ServiceTiles } from '../../sections/service-tiles.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Section } from '../../ui/section.tsx'

export function MobileAppDevelopmentPage() {
  return (
    <>
      <ServiceHero path="/mobile-app-development" service={service} drawing="draft-mobile" />
      <Section>
        <SectionHead heading={service.intro} />
        <ServiceTiles cards={service.services} />
      </Section>
      <Section ground="vat">
        <SectionHead heading={service.benefitsHeading} />
        <Points items={service.benefits} />
      </Section>
      <Section>
        <SectionHead heading={service.processHeading} />
        <Steps steps={service.process} />
      </Section>
      <Section ground="tint">
        <SectionHead heading={service.resultsHeading} />
        <Figures items={service.results} />
      </Section>
      <Section>
        <SectionHead heading={service.toolsHeading} />
        <Stack groups={service.tools} />
      </Section>
      <Proof proof={service.proof} />
      <Closing {...service.closing} hue={service.hue} />
    </>
  )
}
