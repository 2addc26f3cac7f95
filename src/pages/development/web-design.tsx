import { webDesign as service } from '../../content/development/web-design.ts'
import { weaveOf } from '../../content/weaves.ts'
import { Closing } from '../../sections/closing.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Ledger } from '../../sections/ledger.tsx'
import { Proof } from '../../sections/proof.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { ServiceBook } from '../../sections/service-tiles.tsx'
import { Steps } from '../../sections/steps.tsx'
import { ToolGroups } from '../../sections/tool-groups.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Section } from '../../ui/section.tsx'

export function WebDesignPage() {
  return (
    <>
      <ServiceHero path="/web-design" service={service} drawing="draft-webdesign" />
      <Section>
        <SectionHead heading={service.processHeading} />
        <Steps steps={service.process} />
      </Section>
      <Section>
        <SectionHead heading={service.intro} />
        <ServiceBook cards={service.services} weave={weaveOf(service)} />
      </Section>
      <Section ground="tint">
        <SectionHead heading={service.benefitsHeading} />
        <Ledger
          rows={service.benefits.map(({ mark, ...point }) => ({
            ...point,
            sign: <Mark name={mark} className="size-8.5 flex-none text-dye-text" />,
          }))}
        />
      </Section>
      <Section>
        <SectionHead heading={service.resultsHeading} />
        <Figures items={service.results} />
      </Section>
      <Section>
        <SectionHead heading={service.toolsHeading} />
        <ToolGroups groups={service.tools} />
      </Section>
      <Proof proof={service.proof} />
      <Closing {...service.closing} hue={service.hue} />
    </>
  )
}
