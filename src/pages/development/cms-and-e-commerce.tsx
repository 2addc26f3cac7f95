import { cmsAndEcommerce as service } from '../../content/development/cms-and-e-commerce.ts'
import { Band } from '../../sections/band.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Staircase } from '../../sections/staircase.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ServicePage } from '../services/service.tsx'

/** `/cms-and-e-commerce`: tools first, since the platform is what is asked about. */
export function CmsAndEcommercePage() {
  return (
    <ServicePage path="/cms-and-e-commerce">
      <Band ground="tint" look="stacked" heading={service.toolsHeading}>
        <DraftStack groups={service.tools} weave={service.weave} />
      </Band>
      <Band look="stacked" heading={service.intro}>
        <div className="mb-[clamp(1.5rem,3vw,2.75rem)] border-2 border-ink leading-none">
          <Picture
            name="cms-one-record"
            alt={service.scene}
            width={1344}
            height={500}
            className="w-full"
            tall={{ name: 'cms-one-record-tall', width: 640, height: 1120 }}
          />
        </div>
        <Entries layout="strips" items={service.services} />
      </Band>
      <Band heading={service.processHeading}>
        <Staircase steps={service.process} />
      </Band>
      <Band ground="vat" look="stacked" heading={service.benefitsHeading}>
        <Entries layout="patches" items={service.benefits} />
      </Band>
      <Band look="margin" heading={service.resultsHeading}>
        <Figures look="result" items={service.results} />
      </Band>
    </ServicePage>
  )
}
