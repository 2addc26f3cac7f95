import { webDevelopment as service } from '../../content/development/web-development.ts'
import { Band } from '../../sections/band.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { ServicePage } from '../services/service.tsx'
import { RoutesThroughSteps } from './routes-through-steps.tsx'

/** `/web-development`: services in detail, then what came of them. */
export function WebDevelopmentPage() {
  return (
    <ServicePage path="/web-development">
      <Band heading={service.intro}>
        <Entries layout="rows" items={service.services} />
      </Band>
      <Band ground="tint" look="stacked" heading={service.resultsHeading}>
        <Figures look="result" items={service.results} />
      </Band>
      <Band heading={service.processHeading}>
        <RoutesThroughSteps steps={service.process} />
      </Band>
      <Band look="margin" heading={service.benefitsHeading}>
        <Entries layout="patches" items={service.benefits} />
      </Band>
      <Band look="stacked" heading={service.toolsHeading}>
        <DraftStack groups={service.tools} weave={service.weave} />
      </Band>
    </ServicePage>
  )
}
