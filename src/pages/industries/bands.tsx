import type { ReactNode } from 'react'
import { ecommerce } from '../../content/industries/ecommerce.ts'
import { edtech } from '../../content/industries/edtech.ts'
import { fintech } from '../../content/industries/fintech.ts'
import { healthcare } from '../../content/industries/healthcare.ts'
import { realEstate } from '../../content/industries/real-estate.ts'
import { saasTech } from '../../content/industries/saas-tech.ts'
import type { IndustryPath } from '../../content/industries.ts'
import { Band } from '../../sections/band.tsx'
import { CareLabel } from '../../sections/care-label.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Prose } from '../../sections/prose.tsx'
import { Stack } from '../../sections/stack.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { PaymentThread } from './payment-thread.tsx'
import { PlainWeave } from './plain-weave.tsx'
import { Safe } from './safe.tsx'
import { SchoolDay } from './school-day.tsx'
import { ShoppingString } from './shopping-string.tsx'
import { Stories } from './stories.tsx'
import { Tenants } from './tenants.tsx'
import { Tower } from './tower.tsx'
import { WardDoor } from './ward-door.tsx'
import { WaysToLearn } from './ways-to-learn.tsx'

/** What stands between head and reasons on the pages of industries that have a design of their own. */
export const industryBands: Partial<Record<IndustryPath, () => ReactNode>> = {
  /** What a product needs, around the cloth that its tenants share. */
  '/industries/saas-tech': () => (
    <>
      <Band id="solutions" heading={saasTech.intro}>
        <Tenants solutions={saasTech.solutions} picture={saasTech.cloth} />
      </Band>
      <Stories industry={saasTech} ground="tint" />
      <Band look="stacked" heading={saasTech.stackHeading}>
        <PlainWeave groups={saasTech.stack} />
      </Band>
    </>
  ),

  /** Features first, as a floor plan; then a tower in section. */
  '/industries/real-estate': () => (
    <>
      <Band id="features" look="stacked" heading={realEstate.features.heading}>
        <FloorPlan rooms={realEstate.features.items} />
      </Band>
      <Band id="solutions" heading={realEstate.intro}>
        <Tower floors={realEstate.solutions} />
      </Band>
      <CareLabel ground="tint" rules={realEstate.rules} />
      <Stories industry={realEstate} />
      <Prose {...realEstate.account} />
      <Stack heading={realEstate.stackHeading} groups={realEstate.stack} />
    </>
  ),

  /** Rules, tools and security before the stories. */
  '/industries/fintech': () => (
    <>
      <Band id="solutions" heading={fintech.intro}>
        <Entries layout="tiles" items={fintech.solutions} />
      </Band>
      <Band id="features" ground="tint" look="stacked" heading={fintech.rules.heading}>
        <PaymentThread stops={fintech.rules.items} />
      </Band>
      <Safe {...fintech} />
      <Stories industry={fintech} />
    </>
  ),

  /** Features first, then what they connect to. */
  '/industries/ecommerce': () => (
    <>
      <Band id="features" look="stacked" heading={ecommerce.features.heading}>
        <ShoppingString features={ecommerce.features.items} />
      </Band>
      <Band id="solutions" look="margin" heading={ecommerce.intro}>
        <Entries layout="tiles" across={2} items={ecommerce.solutions} />
      </Band>
      <Stack ground="vat" heading={ecommerce.integrations.heading} groups={ecommerce.integrations.groups} />
      <Stories industry={ecommerce} />
      <CareLabel ground="tint" rules={ecommerce.rules} />
      <Stack heading={ecommerce.stackHeading} groups={ecommerce.stack} />
    </>
  ),

  /** Stories before rules and security. */
  '/industries/healthcare': () => (
    <>
      <Band id="solutions" heading={healthcare.intro}>
        <Entries layout="tiles" across={2} items={healthcare.solutions} />
      </Band>
      <Stories industry={healthcare} />
      <CareLabel id="features" ground="tint" rules={healthcare.rules} />
      <Band heading={healthcare.security.heading}>
        <WardDoor features={healthcare.security.items} />
      </Band>
      <Stack heading={healthcare.stackHeading} groups={healthcare.stack} />
    </>
  ),

  /** Ways of learning first, then what a school day needs. */
  '/industries/edtech': () => (
    <>
      <Band heading={edtech.approaches.heading}>
        <WaysToLearn ways={edtech.approaches.items} />
      </Band>
      <Band id="solutions" look="stacked" heading={edtech.intro}>
        <SchoolDay hours={edtech.solutions} />
      </Band>
      <Band id="features" ground="vat" look="margin" heading={edtech.features.heading}>
        <Entries layout="tiles" across={2} items={edtech.features.items} />
      </Band>
      <CareLabel rules={edtech.rules} />
      <Stories industry={edtech} ground="tint" />
      <Stack heading={edtech.stackHeading} groups={edtech.stack} />
    </>
  ),
}
