declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    /** Axes to cut; the others keep their range. */
    variationAxes?: Record<string, { min: number; max: number }>
  }

  /** Keeps the characters of `text`; reads woff2, writes `targetFormat`. */
  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array<ArrayBuffer>>

  // biome-ignore lint/style/noDefaultExport: the package's own way
  export { subsetFont as default }
}
