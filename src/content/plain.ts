import type { PlainPage } from './schema.ts'

/** Pages that consist of text, by address, in the order in which the footer shows them. `npm run new` adds them. */
export const plainPages = {} satisfies Record<string, PlainPage>

export type PlainPath = keyof typeof plainPages
