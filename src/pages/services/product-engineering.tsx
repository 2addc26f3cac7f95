import { productEngineering as service } from '../../content/services/product-engineering.ts'
import { Band } from '../../sections/band.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { Staircase } from '../../sections/staircase.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Mechanisms } from './mechanisms.tsx'
import { ServicePage } from './service.tsx'

/** `/services/product-engineering`: the phases first, up to the launch. */
export function ProductEngineeringPage() {
  return (
    <ServicePage path="/services/product-engineering">
      <Band look="stacked" heading={service.phasesHeading}>
        <Staircase steps={service.phases} />
      </Band>
      <Band heading={service.intro}>
        <Mechanisms items={service.services} />
      </Band>
      <Section ground="vat" className="grid gap-x-cols gap-y-10 grid-cols-1 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2>{service.partnerHeading.title}</h2>
          <p className="mt-4 text-t3 text-muted">{service.partnerHeading.text}</p>
          <ul className="mt-6 border-b border-edge">
            {service.partner.map((reason) => (
              <li
                key={reason}
                className="flex gap-4 border-t border-edge py-3 leading-[1.4] before:mt-[.35em] before:size-[.7em] before:flex-none before:bg-accent before:content-empty"
              >
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <Launch />
      </Section>
      <Band look="stacked" heading={service.toolsHeading}>
        <DraftStack groups={service.tools} weave={service.weave} />
      </Band>
    </ServicePage>
  )
}

/** The weld box among the reasons: the next step, larger than any of them. */
function Launch() {
  const { heading, text, action } = service.launch
  return (
    <aside data-ground="surface" aria-label={heading} className="self-end p-[clamp(1.5rem,3vw,3rem)]">
      <h3 className="text-t6">{heading}</h3>
      <p className="mt-4 mb-6 text-t3">{text}</p>
      <ButtonLink to={action.to} size="xl" icon="arrow-right">
        {action.label}
      </ButtonLink>
    </aside>
  )
}
