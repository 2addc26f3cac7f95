import type { Weave } from '../../content/schema.ts'
import { cloudDevops as service } from '../../content/services/cloud-devops.ts'
import { Band } from '../../sections/band.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Draft } from '../../ui/draft.tsx'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from './service.tsx'
import { ThereAndBack } from './there-and-back.tsx'

/** `/services/cloud-devops`: the providers first, as racks. */
export function CloudDevopsPage() {
  return (
    <ServicePage path="/services/cloud-devops">
      <Band heading={service.providersHeading}>
        <Racks />
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
      <Band look="margin" heading={service.toolsHeading}>
        <Stack groups={service.tools} />
      </Band>
    </ServicePage>
  )
}

/** Four providers as four racks, each of a weave of its own, as full as its catalogue is wide. */
function Racks() {
  const fills = ['h-full', 'h-4/5', 'h-3/5', 'h-2/5']
  const weaves: readonly Weave[] = ['diamond', 'basket', 'twill', 'plain']
  return (
    <>
      <p className="mb-6 font-mono text-t0 text-muted">{service.providersAxis}</p>
      <ul className="grid gap-x-cols gap-y-10 md:grid-cols-2 lg:grid-cols-4">
        {service.providers.map(({ title, description }, index) => (
          <li key={title}>
            <div aria-hidden="true" className="flex items-end h-60 lt-lg:h-28 bg-panel border-2 border-ink">
              <Draft
                weave={weaves[index] ?? 'plain'}
                className={`w-full [--px:8px] ${fills[index] ?? 'h-full'}`}
              />
            </div>
            <h3 className="mt-4">{title}</h3>
            <p className="mt-2 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
