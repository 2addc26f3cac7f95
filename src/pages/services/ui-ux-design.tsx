import { uiUxDesign as service } from '../../content/services/ui-ux-design.ts'
import { Entries } from '../../sections/entries.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Crop } from '../../ui/crop.tsx'
import { Boxes } from '../../ui/list.tsx'
import progress from '../../ui/progress.module.css'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'
import { ServicePage } from './service.tsx'

/** Above each service: what it does to one control, from edge to edge of its tile. */
function control(index: number) {
  return (
    <div className="[--pad:clamp(1rem,1.5vw,1.5rem)] w-[calc(100%+2*var(--pad))] overflow-hidden aspect-[2/1] mx-[calc(-1*var(--pad))] mt-[calc(-1*var(--pad))] mb-4 border-b border-edge">
      <Crop name="one-control" size={[2400, 200]} part={[index * 400, 0, 400, 200]} />
    </div>
  )
}

/** `/services/ui-ux-design`: one control through all services, steps as bars that are woven on. */
export function UiUxDesignPage() {
  return (
    <ServicePage path="/services/ui-ux-design">
      <Section>
        <SectionHead heading={service.intro} />
        <Entries
          layout="tiles"
          items={service.services.map((each, index) => ({ ...each, sign: control(index) }))}
        />
      </Section>
      <Section className="grid gap-x-cols gap-y-6 lg:grid-cols-[5fr_7fr]">
        <SmallHeading>{service.toolsHeading.title}</SmallHeading>
        <Boxes items={service.tools} />
      </Section>
      <Section>
        <SectionHead look="stacked" badge={service.processBadge} heading={service.processHeading} />
        <WovenSteps />
      </Section>
      <Section ground="tint" className="grid gap-x-cols gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2>{service.benefitsHeading.title}</h2>
        <Reasons items={service.benefits} />
      </Section>
    </ServicePage>
  )
}

/** Five steps; the bar beside each is woven to its share of five. */
function WovenSteps() {
  const total = service.process.length
  return (
    <ol className="border-b border-edge">
      {service.process.map(({ title, description }, index) => (
        <li
          key={title}
          className="grid items-center gap-x-cols gap-y-3 border-t border-edge py-5.5 md:grid-cols-[3fr_4fr_5fr]"
        >
          <h3>
            {index + 1}. {title}
          </h3>
          <p className="text-muted">{description}</p>
          <progress
            className={`${progress.progress} woven`}
            value={index + 1}
            max={total}
            aria-label={title}
            aria-valuetext={service.progress(index + 1, total)}
          />
        </li>
      ))}
    </ol>
  )
}
