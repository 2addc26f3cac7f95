import { cookiePolicy } from './legal/cookie-policy.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import type { LegalPage } from './schema.ts'

/** The policies by address, in the order in which the footer shows them. */
export const legalPages = {
  '/privacy': privacy,
  '/terms': terms,
  '/cookie-policy': cookiePolicy,
} satisfies Record<string, LegalPage>

export type LegalPath = keyof typeof legalPages
