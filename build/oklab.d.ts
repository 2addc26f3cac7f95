/** Lightness from 0 to 1, and two axes of colour, by https://bottosson.github.io/posts/oklab. */
export type Oklab = readonly [lightness: number, a: number, b: number]
export declare function oklabOf(hex: string): Oklab
/** As `#rrggbb`; what no screen shows is cut to what one does. */
export declare function hexOf([lightness, a, b]: Oklab): string
