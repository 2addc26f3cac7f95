import { uiUxDesign as service } from '../../content/services/ui-ux-design.ts'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { drawnTiles } from '../../sections/drawn-tiles.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import progress from '../../ui/progress.module.css'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from './service.tsx'

/** `/services/ui-ux-design`: one control through all services, steps as bars that are woven on. */
export function UiUxDesignPage() {
  return (
    <ServicePage path="/services/ui-ux-design">
      <Section>
        <SectionHead heading={service.intro} />
        <Entries layout="tiles" items={drawnTiles(service.services, 'one-control', [400, 200])} />
      </Section>
      <Section>
        <SectionHead look="margin" heading={service.toolsHeading} />
        <DraftStack groups={service.tools} weave={service.weave} />
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
