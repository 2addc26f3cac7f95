import { cloudDevops as service } from '../../content/services/cloud-devops.ts'
import { Band } from '../../sections/band.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { drawnTiles } from '../../sections/drawn-tiles.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from './service.tsx'
import { ThereAndBack } from './there-and-back.tsx'

/** `/services/cloud-devops`: the providers first. */
export function CloudDevopsPage() {
  return (
    <ServicePage path="/services/cloud-devops">
      <Band heading={service.providersHeading}>
        <Entries layout="tiles" across={2} items={drawnTiles(service.providers, 'four-clouds', [640, 160])} />
      </Band>
      <Band look="stacked" heading={service.intro}>
        <Entries layout="rows" items={service.services} />
      </Band>
      <Section ground="tint" className="grid gap-x-cols gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2>{service.benefitsHeading.title}</h2>
          <p className="mt-4 text-t3">{service.benefitsHeading.text}</p>
        </div>
        <Reasons items={service.benefits} />
      </Section>
      <Band heading={service.phasesHeading}>
        <ThereAndBack phases={service.phases} alt={service.phasesDrawn} />
      </Band>
      <Band look="stacked" heading={service.toolsHeading}>
        <DraftStack groups={service.tools} weave={service.weave} />
      </Band>
    </ServicePage>
  )
}
