import { mobileAppDevelopment as service } from '../../content/development/mobile-app-development.ts'
import { Band } from '../../sections/band.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ServicePage } from '../services/service.tsx'
import styles from './mobile-app-development.module.css'

/** `/mobile-app-development`: services, what they bring, and how it goes. */
export function MobileAppDevelopmentPage() {
  return (
    <ServicePage path="/mobile-app-development">
      <Band heading={service.intro}>
        <Entries layout="tiles" items={service.services} />
      </Band>
      <Band ground="vat" look="stacked" heading={service.benefitsHeading}>
        <div
          className={`${styles.round} relative mb-[clamp(1.5rem,3vw,2.75rem)] lt-md:max-w-72 leading-none`}
        >
          <Picture
            name="mobile-round"
            alt={service.scene}
            width={1344}
            height={400}
            className="w-full aspect-[640/1180] md:aspect-[1344/400]"
            tall={{ name: 'mobile-round-tall', width: 640, height: 1180 }}
          />
          {/* The phone lies on its side; its thread runs on to the edge of the page, where the office is. */}
          <span
            aria-hidden="true"
            className="absolute left-full top-[49%] h-[2%] w-[calc((100vw-100%)/2)] bg-accent outline-ink outline-3 dark:outline lt-md:hidden"
          />
        </div>
        <Entries layout="patches" items={service.benefits} />
      </Band>
      <Band heading={service.processHeading}>
        <Steps steps={service.process} />
      </Band>
      <Band ground="tint" look="stacked" heading={service.resultsHeading}>
        <Figures look="result" items={service.results} />
      </Band>
      <Band look="stacked" heading={service.toolsHeading}>
        <DraftStack groups={service.tools} weave={service.weave} />
      </Band>
    </ServicePage>
  )
}
