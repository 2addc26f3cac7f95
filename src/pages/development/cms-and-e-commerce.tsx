import { cmsAndEcommerce as service } from '../../content/development/cms-and-e-commerce.ts'
import { Closing } from '../../sections/closing.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Points } from '../../sections/points.tsx'
import { Proof } from '../../sections/proof.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { ServiceTiles } from '../../sections/service-tiles.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Staircase } from '../../sections/staircase.tsx'
import { Section } from '../../ui/section.tsx'

export function CmsAndEcommercePage() {
  return (
    <>
      <ServiceHero path="/cms-and-e-commerce" service={service} drawing="draft-cms" />
      <Section ground="tint">
        <SectionHead heading={service.toolsHeading} />
        <Stack groups={service.tools} />
      </Section>
      <Section>
        <SectionHead heading={service.intro} />
        <ServiceTiles cards={service.services} across={2} />
      </Section>
      <Section>
        <SectionHead heading={service.processHeading} />
        <Staircase steps={service.process} />
      </Section>
      <Section ground="vat">
        <SectionHead heading={service.benefitsHeading} />
        <Points items={service.benefits} />
      </Section>
      <Section>
        <SectionHead heading={service.resultsHeading} />
        <Figures items={service.results} />
      </Section>
      <Proof proof={service.proof} />
      <Closing {...service.closing} hue={service.hue} />
    </>
  )
}
