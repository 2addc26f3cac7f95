import type { Weave } from '../../content/schema.ts'
import { uiUxDesign as service } from '../../content/services/ui-ux-design.ts'
import { Closing } from '../../sections/closing.tsx'
import { Proof } from '../../sections/proof.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { Tiles } from '../../sections/tiles.tsx'
import { Draft } from '../../ui/draft.tsx'
import { Boxes, Ticks } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'

/** A draft for each service card: design work is drawn before it is coloured. */
const drafts: readonly Weave[] = ['plain', 'twill', 'herring', 'diamond', 'basket', 'hound']

export function UiUxDesignPage() {
  return (
    <>
      <ServiceHero path="/services/ui-ux-design" service={service} drawing="draft-uiux" />
      <Section>
        <SectionHead heading={service.intro} />
        <Tiles
          items={service.services.map(({ title, description, features }, index) => ({
            title,
            description,
            sign: <Draft weave={drafts[index] ?? 'plain'} className="size-14 [--px:7px]" />,
            more: <Ticks items={features} />,
          }))}
        />
      </Section>
      <Section className="grid gap-x-cols gap-y-6 lg:grid-cols-[5fr_7fr]">
        <SmallHeading>{service.toolsHeading.title}</SmallHeading>
        <Boxes items={service.tools} />
      </Section>
      <Section>
        <SectionHead badge="Process" heading={service.processHeading} />
        <WovenSteps />
      </Section>
      <Section ground="tint" className="grid gap-x-cols gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2>{service.benefitsHeading.title}</h2>
        <Reasons items={service.benefits.map(({ label, ...benefit }) => ({ ...benefit, title: label }))} />
      </Section>
      <Proof proof={service.proof} />
      <Closing {...service.closing} hue={service.hue} />
    </>
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
            className="weave woven"
            value={index + 1}
            max={total}
            aria-label={title}
            aria-valuetext={`Step ${index + 1} of ${total}`}
          />
        </li>
      ))}
    </ol>
  )
}
