import { money } from './counts.ts'
import { sample } from './sample.ts'
import type { SecurityAnswer } from './schema.ts'

/** Answers to questions about security, in the order of the page `/about`. Other pages quote them without changes. */
export const security = sample({
  certificate: {
    title: 'ISO/IEC 27001',
    description: 'Yes. Meridale Certification, an outside body, audits us every year.',
    more: 'We send the certificate on request. Only the statement of applicability needs an NDA.',
  },
  soc: {
    title: 'SOC 2',
    description: 'No. We have no SOC 2 report.',
    more: 'A table that maps ISO/IEC 27001 to the criteria of SOC 2 comes with the proposal.',
  },
  hipaa: {
    title: 'HIPAA',
    description: 'Yes. We sign a business associate agreement.',
    more: 'We sign it before we see any patient’s record. Each role sees only what its work requires.',
  },
  data: {
    title: 'Where your data is kept',
    description:
      'In your own cloud accounts, in the region that you choose. The one exception is our test lab.',
    more: 'Developers work with invented records, and with real ones only if your contract says so, for example in a match run. If a match run needs a copy of your old system, the copy runs in our test lab in Ahmedabad, and is wiped afterwards. A data processing agreement is signed before we receive personal data.',
  },
  subprocessors: {
    title: 'Subprocessors',
    description: 'Only those that your data processing agreement names.',
    more: 'It also names contractors who see personal data. We add one only after you agree in writing.',
  },
  penetrationTests: {
    title: 'Penetration tests',
    description: 'An outside firm tests our own systems once a year.',
    more: 'You can read its summary under an NDA. We test the security of your software before it goes live, and a firm of your choice may test it too.',
  },
  aiTools: {
    title: 'AI tools',
    description: 'Coding assistants are used only if your contract says so, and never with live data.',
    more: 'A named person reviews every change.',
  },
}) satisfies Record<string, SecurityAnswer>

/** What the company is insured for. The pages `/about` and `/contact` quote it. */
export const insurance = sample(
  `Professional indemnity ${money(2_000_000)}, cyber ${money(1_000_000)} and public liability ${money(1_000_000)}, for each claim.`,
)
