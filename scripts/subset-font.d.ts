declare module 'subset-font' {
  /** Keeps the characters of `text` and every axis; reads woff2, writes `targetFormat`. */
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype' },
  ): Promise<Uint8Array<ArrayBuffer>>

  // biome-ignore lint/style/noDefaultExport: the package's own way
  export { subsetFont as default }
}
