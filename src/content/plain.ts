import type { PlainPage } from './schema.ts'

/** Pages of words by address, in the order of the footer. `npm run new` adds them. */
export const plainPages = {} satisfies Record<string, PlainPage>

export type PlainPath = keyof typeof plainPages
