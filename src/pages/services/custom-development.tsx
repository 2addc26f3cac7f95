import { customDevelopment as service } from '../../content/services/custom-development.ts'
import { Entries } from '../../sections/entries.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Section } from '../../ui/section.tsx'
import { BesideTheOld } from './beside-the-old.tsx'
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
        <SectionHead look="stacked" heading={service.processHeading} />
        <BesideTheOld steps={service.process} cloths={service.cloths} />
      </Section>
      <Section ground="tint">
        <SectionHead heading={service.stackHeading} />
        <Stack groups={service.stack} />
      </Section>
    </ServicePage>
  )
}
