import { mobileAppDevelopment as service } from '../../content/development/mobile-app-development.ts'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from '../services/service.tsx'

/** `/mobile-app-development`: services, what they bring, and how it goes. */
export function MobileAppDevelopmentPage() {
  return (
    <ServicePage path="/mobile-app-development">
      <Section>
        <SectionHead heading={service.intro} />
        <Entries layout="tiles" items={service.services} />
      </Section>
      <Section ground="vat">
        <SectionHead look="stacked" heading={service.benefitsHeading} />
        <div className="round">
          <Picture
            name="mobile-round"
            alt={service.scene}
            width={1344}
            height={400}
            tall={{ name: 'mobile-round-tall', width: 640, height: 1180 }}
          />
        </div>
        <Entries layout="patches" items={service.benefits} />
      </Section>
      <Section>
        <SectionHead heading={service.processHeading} />
        <Steps steps={service.process} />
      </Section>
      <Section ground="tint">
        <SectionHead look="stacked" heading={service.resultsHeading} />
        <Figures look="result" items={service.results} />
      </Section>
      <Section>
        <SectionHead heading={service.toolsHeading} />
        <Stack groups={service.tools} />
      </Section>
    </ServicePage>
  )
}
