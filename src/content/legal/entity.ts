import { company } from '../company.ts'
import { sample } from '../sample.ts'
import type { LegalContact } from '../schema.ts'

/** Who stands behind the policies, and under which law. For the owner’s counsel to replace. */
export const entity = sample({
  /** Its name with its form. */
  name: `${company.name} Private Limited`,
  /** What it is, after the name and a comma. */
  form: 'a private company limited by shares under the Companies Act 2013 of India',
  /** Where it is entered, and under which number. */
  registration: 'Registrar of Companies, Ahmedabad, number U62011GJ2014PTC000000',
  /** Completes “governed by”. */
  law: 'the laws of India',
  /** Completes “jurisdiction lies with”. */
  courts: 'the courts of Ahmedabad, Gujarat',
  /** Completes “decided by one arbitrator under”. For clients in other countries. */
  arbitration: 'the rules of the Singapore International Arbitration Centre, in Singapore and in English',
})

/** Who answers where a law asks for a contact of its own. For the owner’s counsel to replace. */
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
]) satisfies readonly LegalContact[]
