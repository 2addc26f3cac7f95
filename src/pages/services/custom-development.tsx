import { customDevelopment as service } from '../../content/services/custom-development.ts'
import { Band } from '../../sections/band.tsx'
import { BesideTheOld } from '../../sections/beside-the-old.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { Entries } from '../../sections/entries.tsx'
import { ServicePage } from './service.tsx'

/** `/services/custom-development`: what, how and with which tools. */
export function CustomDevelopmentPage() {
  return (
    <ServicePage path="/services/custom-development">
      <Band heading={service.intro}>
        <Entries layout="tiles" items={service.services} />
      </Band>
      <Band look="stacked" heading={service.processHeading}>
        <BesideTheOld steps={service.process} cloths={service.cloths} />
      </Band>
      <Band ground="tint" look="stacked" heading={service.stackHeading}>
        <DraftStack groups={service.stack} weave={service.weave} />
      </Band>
    </ServicePage>
  )
}
