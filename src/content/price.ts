import { money } from './counts.ts'
import { entity } from './legal/entity.ts'
import { sample } from './sample.ts'
import type { PricedPhase } from './schema.ts'

/** The phases of a first release, each with its lowest and its highest price. */
export const pricedPhases: readonly PricedPhase[] = [
  {
    phase: 'Discovery',
    weeks: '1–2',
    price: [9_000, 9_000],
    leave: 'At its end. It can be ordered alone.',
  },
  { phase: 'Design', weeks: '2–3', price: [12_000, 24_000], leave: 'At its end, before the price binds you' },
  { phase: 'Development', weeks: '6–12', price: [30_000, 180_000], leave: 'After every second sprint' },
  {
    phase: 'Testing and deployment',
    weeks: '3–4',
    price: [9_000, 37_000],
    leave: 'At the end of each',
  },
]

/** The lowest or the highest price of a first release: the sum of its phases. */
const total = (end: 0 | 1) => pricedPhases.reduce((sum, { price }) => sum + price[end], 0)

/** The price of a first release, from the lowest to the highest. */
export const firstReleasePrice = [total(0), total(1)] as const

/** Prices of work that is no first release. */
const others = {
  cloud: money(22_500, 110_000),
  research: money(7_500, 15_500),
  website: money(34_000, 70_000),
  hire: money(5_500, 11_000),
}

/** Prices and conditions, as sentences that pages and terms quote without changes. */
export const price = {
  /** The price at which a first release begins: `'$60,000'`. Pages use it in sentences of their own. */
  from: money(firstReleasePrice[0]),
  /** The sentence for pages that do not explain prices. `link` is the text of the link to the page that does. */
  short: `A first release costs from ${money(firstReleasePrice[0])}, at a fixed price.`,
  link: 'All prices',
  discovery: `Discovery takes one to two weeks, costs a fixed ${money(9_000)} and can be ordered alone. The notes are yours, even if another company builds the software.`,
  fixed: `When design ends, the price of everything after it is fixed, and binds both sides once the statement of work is signed.`,
  cloud: `A migration costs ${others.cloud}, at a fixed price. Ten servers take two people six weeks; a parts wholesaler’s 43 servers took three people 19 weeks.`,
  research: `User research alone costs ${others.research}. Two people work for two to four weeks. Design for a first release costs ${money(12_000, 24_000)}.`,
  website: `A website costs ${others.website}. Six pages take two people nine weeks. Twelve pages take three people 12 weeks.`,
  others,
  overrun:
    'If the agreed scope takes longer, we pay for the extra time. If your decision or your access is late, the date moves; we may charge for the delay, but only if we tell you first. If you change the scope, you approve the price first.',
  matchRun: `The fixed price includes a match run of up to five weeks for each part that goes live on its own. Each further week costs ${money(3_800)}, for two people, or nothing if a fault of ours made it necessary.`,
  leave:
    'When you leave, you pay for the work done up to that day and for what we had already ordered for you. What you’ve paid for is yours.',
  law: `Our liability is limited to the amount paid for the service in question, and ${entity.law} apply.`,
  fault:
    'With a support contract, we answer a critical fault within one hour while an office is open, or at any hour with on-call.',
}

sample(pricedPhases)
sample(price)
