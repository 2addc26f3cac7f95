import { customDevelopment as service } from '../../content/services/custom-development.ts'
import { Closing } from '../../sections/closing.tsx'
import { Proof } from '../../sections/proof.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { ServiceTiles } from '../../sections/service-tiles.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Section } from '../../ui/section.tsx'

export function CustomDevelopmentPage() {
  return (
    <>
      <ServiceHero path="/services/custom-development" service={service} drawing="draft-custom" />
      <Section>
        <SectionHead heading={service.intro} />
        <ServiceTiles cards={service.services} />
      </Section>
      <Section>
        <SectionHead heading={service.processHeading} />
        <Steps steps={service.process} />
      </Section>
      <Section ground="tint">
        <SectionHead heading={service.stackHeading} />
        <Stack groups={service.stack} />
      </Section>
      <Proof proof={service.proof} />
      <Closing {...service.closing} hue={service.hue} />
    </>
  )
}
