import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The file of a variable font of Fontsource, of all weights, with the letters of one range.
 * @param name its package, such as `roboto`
 */
export function fontFile(name: string, range: 'latin' | 'latin-ext' = 'latin'): Buffer {
  const file = `@fontsource-variable/${name}/files/${name}-${range}-wght-normal.woff2`
  return readFileSync(createRequire(import.meta.url).resolve(file))
}

/**
 * A system font that is shown until ours has loaded, for one weight or a range: the names that `local()` looks for,
 * of which the first is used that the system has, and its average width per letter, in ems.
 */
export type Fallback = [family: string, weight: string, names: string[], width: number]

/*
 * `local()` finds the full name and the PostScript name in Chromium and Firefox, the PostScript name and the family's in
 * Safari, the family's and aliases in WebKitGTK. So regular weights have the full name, which is the family's too, and
 * others the PostScript name first. Widths were measured over the texts of the site, with kerning. Those of weight 500
 * were measured over texts of at most eight words, because only labels use it.
 */
const sans: Fallback[] = [
  // Linux without others. It stands first because there each name that is missing costs a search, more than elsewhere.
  ['DejaVu Sans', '400', ['DejaVu Sans'], 0.5105],
  ['DejaVu Sans', '500', ['DejaVu Sans'], 0.5216],
  ['DejaVu Sans', '600 700', ['DejaVuSans-Bold', 'DejaVu Sans'], 0.5767],
  // Windows, Macs and most of Linux: Liberation Sans and Arimo have its measures.
  ['Arial', '400', ['Arial', 'Liberation Sans', 'Arimo'], 0.4484],
  ['Arial', '500', ['Arial', 'Liberation Sans', 'Arimo'], 0.462],
  ['Arial', '600 700', ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold', 'Arial'], 0.4817],
  // Computed from Arial by the average widths of both in @capsizecss/metrics 4.3.0.
  ['Helvetica Neue', '400', ['HelveticaNeue'], 0.4526],
  ['Helvetica Neue', '500', ['HelveticaNeue-Medium'], 0.4819],
  ['Helvetica Neue', '600 700', ['HelveticaNeue-Bold'], 0.4817],
  // Android: a file for each weight up to version 11, a variable one since, which is set to the weight.
  ['Roboto', '400', ['Roboto-Regular'], 0.4471],
  ['Roboto', '500', ['Roboto Medium', 'Roboto-Regular'], 0.4647],
  ['Roboto', '600 700', ['Roboto Bold', 'Roboto-Regular'], 0.4525],
]

/** One face for all weights: else Safari draws a bold one itself, and wider. */
const mono: Fallback[] = [
  ['Menlo', '400 700', ['DejaVu Sans Mono', 'Menlo-Regular'], 0.602],
  ['Consolas', '400 700', ['Consolas'], 0.5498],
  ['Courier', '400 700', ['Liberation Mono', 'Droid Sans Mono', 'Cousine', 'Courier New'], 0.6001],
]

const [arial, monospace] = ['Arial, sans-serif', 'ui-monospace, monospace']

/** The typefaces by their packages, their fallbacks in the order in which they are tried, and the last of all. */
export const typefaces = {
  'special-gothic': { property: '--sans', name: 'Special Gothic', fallbacks: sans, last: arial },
  'martian-mono': { property: '--mono', name: 'Martian Mono', fallbacks: mono, last: monospace },
}
