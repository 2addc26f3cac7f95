/** The stylesheet that holds every colour of the site. */
export declare const tokensFile = 'client/styles/tokens.css'
/** Colours by the names of their tokens, without the hyphens in front: `ink` → `#14152e`. */
export type Scheme = ReadonlyMap<string, string>
export interface Palette {
  light: Scheme
  dark: Scheme
}
/** The colours of both schemes, read from the tokens' stylesheet. */
export declare function paletteOf(css: string): Palette
/** The palette as it is now. Paths are those of the repository's root, where npm runs everything. */
export declare function currentPalette(): Palette
