import { company, offices } from './company.ts'
import { entity } from './legal/entity.ts'
import { sample } from './sample.ts'
import type { Procurement } from './schema.ts'
import { insurance } from './security.ts'

/** What a purchasing department asks before it accepts a supplier. The page `/about` shows it. */
export const procurement: Procurement = sample({
  label: 'Procurement',
  badge: 'Procurement',
  heading: {
    title: 'Answers for your purchasing department',
  },
  items: [
    {
      title: 'Legal entity',
      description: `${entity.name}, ${entity.form}.`,
      more: `${entity.registration}. ${company.address.join(', ')}. It signs every contract and invoice. Audited accounts come on request.`,
    },
    {
      title: 'Tax numbers',
      description: 'PAN AAACN0000A, GSTIN 24AAACN0000A1Z0.',
      more: 'D-U-N-S 00-000-0000. We send the form W-8BEN-E to clients in the United States.',
    },
    {
      title: 'Offices',
      description: `${offices.map(({ city, country }) => `${city}, ${country}`).join('; ')}. Our test lab, also in ${offices[0]?.city}, has no visitors.`,
      more: `${company.name} Inc., Massachusetts, EIN 00-0000000, and ${company.name} Pty Ltd, ABN 00 000 000 000, belong to the legal entity.`,
    },
    {
      title: 'Insurance',
      description: insurance,
      more: 'Tamarind Mutual, policy TM-000000, until 31 March 2027. Valid outside Cuba, Iran and North Korea. The certificate comes with the proposal.',
    },
    {
      title: 'Certificates',
      description: 'ISO/IEC 27001:2022, number MC-27001-0000, valid until 30 June 2028.',
      more: 'From Meridale Certification, for design, development and support in all offices.',
    },
    {
      title: 'Personal data',
      description:
        'A data processing agreement, with the standard contractual clauses of the European Union, comes before we see any data.',
      more: 'Our own email and invoices are with Larkpost (Ireland) and Tallybook (India).',
    },
    {
      title: 'Accessibility of this website',
      description:
        'We aim at WCAG 2.2, level AA (www.w3.org/TR/WCAG22). Our tests of 28 November 2026 found no failure.',
      more: `Tested in Chromium: every page with axe, at 320 pixels, and with text of 200%. Not tested: screen readers on real devices, and booking pages.`,
    },
  ],
  links: [
    { label: 'Ask for these documents', to: `mailto:${company.email}?subject=Procurement` },
    { label: 'Report a barrier on this website', to: `mailto:${company.email}?subject=Accessibility` },
    { label: 'Terms of service', to: '/terms' },
    { label: 'Privacy policy', to: '/privacy' },
  ],
})
