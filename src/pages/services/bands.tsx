import type { ReactNode } from 'react'
import { aiAutomation } from '../../content/services/ai-automation.ts'
import { cloudDevops } from '../../content/services/cloud-devops.ts'
import { customDevelopment } from '../../content/services/custom-development.ts'
import { productEngineering } from '../../content/services/product-engineering.ts'
import { uiUxDesign } from '../../content/services/ui-ux-design.ts'
import type { ServicePath } from '../../content/services.ts'
import { Band } from '../../sections/band.tsx'
import { BesideTheOld } from '../../sections/beside-the-old.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { drawnTiles } from '../../sections/drawn-tiles.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Staircase } from '../../sections/staircase.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Mechanisms } from './mechanisms.tsx'
import { Partner } from './partner.tsx'
import { Sectors } from './sectors.tsx'
import { Specimens } from './specimens.tsx'
import { ThereAndBack } from './there-and-back.tsx'
import { Why } from './why.tsx'
import { WovenSteps } from './woven-steps.tsx'

/** What stands between head and proof on the pages of services that have a design of their own. */
export const serviceBands: Partial<Record<ServicePath, () => ReactNode>> = {
  /** What, how and with which tools. */
  '/services/custom-development': () => (
    <>
      <Band heading={customDevelopment.intro}>
        <Entries layout="tiles" items={customDevelopment.services} />
      </Band>
      <Band look="stacked" heading={customDevelopment.processHeading}>
        <BesideTheOld steps={customDevelopment.process} cloths={customDevelopment.cloths} />
      </Band>
      <DraftStack ground="tint" service={customDevelopment} />
    </>
  ),

  /** The phases first, up to the launch. */
  '/services/product-engineering': () => (
    <>
      <Band look="stacked" heading={productEngineering.phasesHeading}>
        <Staircase steps={productEngineering.phases} />
      </Band>
      <Band heading={productEngineering.intro}>
        <Mechanisms items={productEngineering.services} />
      </Band>
      <Partner {...productEngineering} />
      <DraftStack service={productEngineering} />
    </>
  ),

  /** The providers first. */
  '/services/cloud-devops': () => (
    <>
      <Band heading={cloudDevops.providersHeading}>
        <Entries
          layout="tiles"
          across={2}
          items={drawnTiles(cloudDevops.providers, 'four-clouds', [640, 160])}
        />
      </Band>
      <Band look="stacked" heading={cloudDevops.intro}>
        <Entries layout="rows" items={cloudDevops.services} />
      </Band>
      <Why heading={cloudDevops.benefitsHeading} reasons={cloudDevops.benefits} />
      <Band heading={cloudDevops.phasesHeading}>
        <ThereAndBack phases={cloudDevops.phases} alt={cloudDevops.phasesDrawn} />
      </Band>
      <DraftStack service={cloudDevops} />
    </>
  ),

  /** One control through all services, steps as bars that are woven on. */
  '/services/ui-ux-design': () => (
    <>
      <Band heading={uiUxDesign.intro}>
        <Entries layout="tiles" items={drawnTiles(uiUxDesign.services, 'one-control', [400, 200])} />
      </Band>
      <DraftStack look="margin" service={uiUxDesign} />
      <Band look="stacked" badge={uiUxDesign.processBadge} heading={uiUxDesign.processHeading}>
        <WovenSteps steps={uiUxDesign.process} progress={uiUxDesign.progress} />
      </Band>
      <Why heading={uiUxDesign.benefitsHeading} reasons={uiUxDesign.benefits} />
    </>
  ),

  /** What can be solved, how, and whether it pays. */
  '/services/ai-automation': () => (
    <>
      <Band heading={aiAutomation.intro}>
        <Entries layout="tiles" items={aiAutomation.services} />
      </Band>
      <Band id="solutions" ground="vat" look="stacked" heading={aiAutomation.solutionsHeading}>
        <Specimens solutions={aiAutomation.solutions} />
      </Band>
      <Band heading={aiAutomation.phasesHeading}>
        <Steps steps={aiAutomation.phases} />
      </Band>
      <Band heading={aiAutomation.storiesHeading}>
        <Sectors stories={aiAutomation.stories} />
      </Band>
      <Why
        heading={aiAutomation.investHeading}
        reasons={aiAutomation.invest}
        action={aiAutomation.investAction}
      />
      <DraftStack look="margin" service={aiAutomation} />
    </>
  ),
}
