import { webDesign as service } from '../../content/development/web-design.ts'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Steps } from '../../sections/steps.tsx'
import { ToolGroups } from '../../sections/tool-groups.tsx'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from '../services/service.tsx'
import { Wireframes } from './wireframes.tsx'

/** `/web-design`: the process first, since design is judged by how it is arrived at. */
export function WebDesignPage() {
  return (
    <ServicePage path="/web-design">
      <Section>
        <SectionHead heading={service.processHeading} />
        <Steps steps={service.process} />
      </Section>
      <Section>
        <SectionHead look="stacked" heading={service.intro} />
        <Wireframes services={service.services} />
      </Section>
      <Section ground="tint">
        <SectionHead look="margin" heading={service.benefitsHeading} />
        <Entries layout="rows" items={service.benefits} />
      </Section>
      <Section>
        <SectionHead heading={service.resultsHeading} />
        <Figures look="result" items={service.results} />
      </Section>
      <Section>
        <SectionHead look="margin" heading={service.toolsHeading} />
        <ToolGroups groups={service.tools} />
      </Section>
    </ServicePage>
  )
}
