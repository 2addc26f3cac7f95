import type { Palette } from './palette.ts'
/**
 * A drawing in today's colours: each colour that is a token's, or near it, follows that token. Flags stay.
 * While no token has changed, this is the drawing as it is.
 */
export declare function recolour(name: string, svg: string, now: Palette): string
