import { mobileAppDevelopment as service } from '../../content/development/mobile-app-development.ts'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { ServicePage } from '../services/service.tsx'
import styles from './mobile-app-development.module.css'

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
        <div className={`${styles.round} relative mb-[clamp(2rem,4.5vw,4rem)] lt-md:max-w-88 leading-none`}>
          <Picture
            name="mobile-round"
            alt={service.scene}
            width={1344}
            height={400}
            className="w-full aspect-[640/1180] md:aspect-[1344/400]"
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
