import { webDevelopment as service } from '../../content/development/web-development.ts'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ToolGroups } from '../../sections/tool-groups.tsx'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from '../services/service.tsx'
import { RoutesThroughSteps } from './routes-through-steps.tsx'

/** `/web-development`: services in detail, then what came of them. */
export function WebDevelopmentPage() {
  return (
    <ServicePage path="/web-development">
      <Section>
        <SectionHead heading={service.intro} />
        <Entries layout="rows" items={service.services} />
      </Section>
      <Section ground="tint">
        <SectionHead look="stacked" heading={service.resultsHeading} />
        <Figures look="result" items={service.results} />
      </Section>
      <Section>
        <SectionHead heading={service.processHeading} />
        <RoutesThroughSteps steps={service.process} />
      </Section>
      <Section>
        <SectionHead look="margin" heading={service.benefitsHeading} />
        <Entries layout="patches" items={service.benefits} />
      </Section>
      <Section>
        <SectionHead heading={service.toolsHeading} />
        <ToolGroups groups={service.tools} />
      </Section>
    </ServicePage>
  )
}
