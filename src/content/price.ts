import { money } from './counts.ts'
import { sample } from './sample.ts'

/** What a project costs, when a price binds, and how a client leaves: sentences that pages and terms quote as they are. */
export const price = {
  call: 'On the free call you hear a rough figure; within 48 hours a written proposal gives scope, a price range and a plan.',
  discovery: `Discovery takes one to two weeks, costs a fixed ${money(9_000)} and can be ordered alone; its notes are yours, whoever builds the software.`,
  design: 'Design is ordered at the end of discovery, at a fixed price of its own.',
  fixed:
    'At the end of design the price range in our proposal becomes a fixed price for the first release, which binds both sides once the statement of work is signed.',
  overrun:
    'If the agreed scope takes longer than we said, we pay for that; a change to it is priced in writing and binds once both of us have approved it.',
  matchRun:
    'A match run of up to five weeks begins with testing and is part of the fixed price; a longer one is agreed and priced at the end of design.',
  phases: `First releases have cost ${money(60_000, 250_000)}: discovery ${money(9_000)}, design ${money(12_000, 24_000)}, development ${money(30_000, 180_000)}, testing and deployment ${money(9_000, 37_000)}.`,
  leave:
    'You can leave at the end of each phase, and in development after every second sprint, on 5 business days’ notice: you pay for what is done, and it is yours. Work by the month ends on 30 days’ notice from either side.',
  support: `Support costs from ${money(1_800)} a month in office hours and from ${money(4_800)} with on-call at any hour.`,
}

sample(price)
