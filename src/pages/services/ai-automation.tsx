import { aiAutomation as service } from '../../content/services/ai-automation.ts'
import { Closing } from '../../sections/closing.tsx'
import { Proof } from '../../sections/proof.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { ServiceTiles } from '../../sections/service-tiles.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Steps } from '../../sections/steps.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Cloth } from '../../ui/cloth.tsx'
import { Section } from '../../ui/section.tsx'

export function AiAutomationPage() {
  return (
    <>
      <ServiceHero path="/services/ai-automation" service={service} drawing="draft-ai" />
      <Section>
        <SectionHead heading={service.intro} />
        <ServiceTiles cards={service.services} />
      </Section>
      <Section id="solutions" ground="vat">
        <SectionHead heading={service.solutionsHeading} />
        <Solutions />
      </Section>
      <Section>
        <SectionHead heading={service.phasesHeading} />
        <Steps steps={service.phases} />
      </Section>
      <Section>
        <SectionHead heading={service.storiesHeading} />
        <Stories />
      </Section>
      <Section ground="tint" className="grid gap-x-cols gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2>{service.investHeading.title}</h2>
          <p className="mt-4 mb-6 text-t3">{service.investHeading.text}</p>
          <ButtonLink to={service.investAction.to} size="lg">
            {service.investAction.label}
          </ButtonLink>
        </div>
        <Reasons items={service.invest.map(({ label, ...figure }) => ({ ...figure, title: label }))} />
      </Section>
      <Section>
        <SectionHead heading={service.stackHeading} />
        <Stack groups={service.stack} />
      </Section>
      <Proof proof={service.proof} />
      <Closing {...service.closing} hue={service.hue} />
    </>
  )
}

/** Solutions with their emoji on a sewn patch. */
function Solutions() {
  return (
    <ul className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] md:grid-cols-2">
      {service.solutions.map(({ emoji, title, description }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 border-t border-edge py-7">
          <span
            aria-hidden="true"
            className="row-span-2 grid place-items-center size-15 bg-[var(--chalk)] text-[1.75rem] leading-none border-2 border-ink"
          >
            {emoji}
          </span>
          <h3>{title}</h3>
          <p className="mt-1.5 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}

/** Three sectors, each on its own cloth. */
function Stories() {
  return (
    <ul className="grid gap-x-cols gap-y-10 md:grid-cols-3">
      {service.stories.map(({ sector, hue, value, label, description }) => (
        <li key={sector} data-hue={hue} className="border-2 border-ink bg-panel">
          <Cloth className="h-16 border-b-2 border-ink" />
          <div className="p-[clamp(1.1rem,1.8vw,1.75rem)]">
            <p className="font-500 text-dye-text">{sector}</p>
            <p className="weft mt-3 text-num text-dye-text">{value}</p>
            <h3 className="mt-1">{label}</h3>
            <p className="mt-2 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
