import { customDevelopment as service } from '../../content/services/custom-development.ts'
import { Entries } from '../../sections/entries.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from './service.tsx'

/** `/services/custom-development`: what, how and with which tools. */
export function CustomDevelopmentPage() {
  return (
    <ServicePage path="/services/custom-development">
      <Section>
        <SectionHead heading={service.intro} />
        <Entries layout="tiles" items={service.services} />
      </Section>
      <Section>
        <SectionHead heading={service.processHeading} />
        <Steps steps={service.process} />
      </Section>
      <Section ground="tint">
        <SectionHead heading={service.stackHeading} />
        <Stack groups={service.stack} />
      </Section>
    </ServicePage>
  )
}
