import { money } from './counts.ts'
import { sample } from './sample.ts'
import type { SecurityAnswer } from './schema.ts'

/** Answers to questions about security, in the order of the page `/about`. Other pages quote them without changes. */
export const security = sample({
  certificate: {
    title: 'ISO/IEC 27001',
    description: 'Yes. Meridale Certification audits us every year.',
    more: 'The certificate comes on request.',
  },
  soc: {
    title: 'SOC 2',
    description: 'No. We have no SOC 2 report.',
    more: 'A table that maps ISO/IEC 27001 to its criteria comes with the proposal.',
  },
  hipaa: {
    title: 'HIPAA',
    description: 'Yes. We sign a business associate agreement.',
    more: 'We sign it before we see a patient’s record.',
  },
  data: {
    title: 'Where your data is kept',
    description: 'In your own cloud accounts, in the region that you choose.',
    more: 'Developers work with invented records, unless your contract says otherwise. A match run takes place in your own account or, if you prefer, in our test lab in Ahmedabad.',
  },
  subprocessors: {
    title: 'Subprocessors',
    description: 'Only those that your data processing agreement names.',
    more: 'We add one, or a contractor who sees personal data, only after you agree in writing.',
  },
  penetrationTests: {
    title: 'Penetration tests',
    description: 'An outside firm tests our own systems once a year.',
    more: 'Its summary is shown under an NDA. A firm of your choice may test your software before it goes live.',
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
