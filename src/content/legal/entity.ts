import { company } from '../company.ts'
import { sample } from '../sample.ts'
import type { LegalContact } from '../schema.ts'

/** The company in the policies, and the law that applies to them. A lawyer of the company must confirm these facts. */
export const entity = sample({
  /** The registered name. */
  name: `${company.name} Private Limited`,
  /** The legal form, which follows the name and a comma. */
  form: 'a private company limited by shares under the Companies Act 2013 of India',
  /** The register of companies, and the number of the company in it. */
  registration: 'Registrar of Companies, Ahmedabad, number U62011GJ2014PTC000000',
  /** The applicable law, which follows “governed by”. */
  law: 'the laws of India',
  /** The courts, which follow “jurisdiction lies with”. */
  courts: 'the courts of Ahmedabad, Gujarat',
  /** The rules of arbitration for clients in other countries, which follow “decided by one arbitrator under”. */
  arbitration: 'the rules of the Singapore International Arbitration Centre, in Singapore and in English',
})

/** The contacts that laws of other regions require. A lawyer of the company must confirm them. */
export const regionalContacts = sample([
  {
    about: 'Corvane Privacy Ltd, Dublin, representative in the European Union (GDPR, Article 27)',
    email: 'privacy-eu@example.com',
  },
  {
    about: 'Corvane Privacy UK Ltd, Leeds, representative in the United Kingdom (UK GDPR, Article 27)',
    email: 'privacy-uk@example.com',
  },
  {
    about: 'Nikhil Joshi, grievance officer in India (Digital Personal Data Protection Act 2023)',
    email: 'privacy-india@example.com',
  },
  { about: 'Requests and appeals under state laws of the United States', email: 'privacy-us@example.com' },
  { about: 'Requests and complaints in Australia (Privacy Act 1988)', email: 'privacy-au@example.com' },
]) satisfies readonly LegalContact[]
