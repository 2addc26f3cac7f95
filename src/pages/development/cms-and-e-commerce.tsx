import { cmsAndEcommerce as service } from '../../content/development/cms-and-e-commerce.ts'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Staircase } from '../../sections/staircase.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from '../services/service.tsx'

/** `/cms-and-e-commerce`: tools first, since the platform is what is asked about. */
export function CmsAndEcommercePage() {
  return (
    <ServicePage path="/cms-and-e-commerce">
      <Section ground="tint">
        <SectionHead heading={service.toolsHeading} />
        <Stack groups={service.tools} />
      </Section>
      <Section>
        <SectionHead look="stacked" heading={service.intro} />
        <div className="mb-[clamp(2rem,4.5vw,4rem)] border-2 border-ink leading-none">
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
      </Section>
      <Section>
        <SectionHead heading={service.processHeading} />
        <Staircase steps={service.process} />
      </Section>
      <Section ground="vat">
        <SectionHead look="stacked" heading={service.benefitsHeading} />
        <Entries layout="patches" items={service.benefits} />
      </Section>
      <Section>
        <SectionHead look="margin" heading={service.resultsHeading} />
        <Figures look="result" items={service.results} />
      </Section>
    </ServicePage>
  )
}
