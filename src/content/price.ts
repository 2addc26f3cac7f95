import { money } from './counts.ts'
import { entity } from './legal/entity.ts'
import { sample } from './sample.ts'

/** Prices and conditions, as sentences that pages and terms quote without changes. */
export const price = {
  /** The sentence for pages that do not explain prices. `link` is the text of the link to the page that does. */
  short: `A first release costs from ${money(60_000)}, at a fixed price.`,
  link: 'All prices',
  call: 'On the free call we name a rough figure, and within 48 hours you have a proposal with scope, price range and plan.',
  discovery: `Discovery takes one to two weeks, costs a fixed ${money(9_000)} and can be ordered alone. The notes are yours, even if another company builds the software.`,
  design: 'Design has a fixed price of its own.',
  fixed:
    'At the end of design you get a fixed price for the first release. It binds both sides once the statement of work is signed.',
  cloud: `A migration costs ${money(22_500, 110_000)}, at a fixed price. Two people need six weeks for ten servers, three people 19 weeks for 43.`,
  research: `User research alone costs ${money(7_500, 16_000)}. Two people work for two to four weeks. Design for a first release costs ${money(12_000, 24_000)}.`,
  website: `A website costs ${money(34_000, 70_000)}. Two people need nine weeks for six pages, three people 12 weeks for twelve pages.`,
  overrun:
    'If the agreed scope takes longer than we said, we pay for the extra time. If you change the scope, we give you a price in writing and start when you approve it.',
  matchRun:
    'A match run of up to five weeks begins in the last two weeks of development and is part of the fixed price. A longer one is agreed and priced at the end of design.',
  phases: `A first release costs ${money(60_000, 250_000)}: discovery ${money(9_000)}, design ${money(12_000, 24_000)}, development ${money(30_000, 180_000)}, testing and deployment ${money(9_000, 37_000)}.`,
  leave:
    'You can leave at the end of each phase, and in development after every second sprint. The notice is 5 business days. You pay for work done and commitments made up to that date, and what you have paid for is yours. Work by the month ends on 30 days’ notice from either side, a team after its first three months.',
  support: `Support costs from ${money(1_800)} a month in office hours and from ${money(4_800)} with on-call at any hour.`,
  later: 'Each later release gets a fixed price at the end of its own design, at the rates of that day.',
  law: `Our liability is limited to the amount paid for the service in question, ${entity.law} apply, and a dispute is decided under ${entity.arbitration}, or for clients in India by ${entity.courts}.`,
  fault:
    'With a support contract, we answer a critical fault within one hour while an office is open, or at any hour with on-call.',
}

sample(price)
