import type { PlainPage } from './schema.ts'

/** Pages of words by address, in the order of the footer: none, until `npm run new` writes one. */
export const plainPages = {} satisfies Record<string, PlainPage>

export type PlainPath = keyof typeof plainPages
