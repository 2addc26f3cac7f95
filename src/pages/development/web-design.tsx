import { webDesign as service } from '../../content/development/web-design.ts'
import { Band } from '../../sections/band.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Steps } from '../../sections/steps.tsx'
import { ServicePage } from '../services/service.tsx'
import { Wireframes } from './wireframes.tsx'

/** `/web-design`: the process first, since design is judged by how it is arrived at. */
export function WebDesignPage() {
  return (
    <ServicePage path="/web-design">
      <Band heading={service.processHeading}>
        <Steps steps={service.process} />
      </Band>
      <Band look="stacked" heading={service.intro}>
        <Wireframes services={service.services} />
      </Band>
      <Band ground="tint" look="margin" heading={service.benefitsHeading}>
        <Entries layout="rows" items={service.benefits} />
      </Band>
      <Band heading={service.resultsHeading}>
        <Figures look="result" items={service.results} />
      </Band>
      <Band look="stacked" heading={service.toolsHeading}>
        <DraftStack groups={service.tools} weave={service.weave} />
      </Band>
    </ServicePage>
  )
}
