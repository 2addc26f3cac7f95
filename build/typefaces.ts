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
 * A system font that is shown in one weight until ours has loaded: the names that `local()` looks for, of which the first is
 * used that the system has, and its average width per letter, in ems.
 */
export type Fallback = [family: string, weight: number, names: string[], width: number]

/*
 * `local()` finds the full name and the PostScript name in Chromium and Firefox, the PostScript name and the family's in
 * Safari, the family's and aliases in WebKitGTK. So regular weights have the full name, which is the family's too, and
 * others the PostScript name first. Widths were measured over the texts of the site, with kerning.
 */
const sans: Fallback[] = [
  // Linux without others. It stands first because there each name that is missing costs a search, more than elsewhere.
  ['DejaVu Sans', 400, ['DejaVu Sans'], 0.5105],
  ['DejaVu Sans', 600, ['DejaVuSans-Bold', 'DejaVu Sans'], 0.5767],
  // Windows, Macs and most of Linux: Liberation Sans and Arimo have its measures.
  ['Arial', 400, ['Arial', 'Liberation Sans', 'Arimo'], 0.4484],
  ['Arial', 600, ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold', 'Arial'], 0.4817],
  // Computed from Arial by the average widths of both in @capsizecss/metrics 4.3.0.
  ['Helvetica Neue', 400, ['HelveticaNeue'], 0.4526],
  ['Helvetica Neue', 600, ['HelveticaNeue-Bold'], 0.4817],
  // Android: a file for each weight up to version 11, a variable one since, which is set to the weight.
  ['Roboto', 400, ['Roboto-Regular'], 0.4471],
  ['Roboto', 600, ['Roboto Bold', 'Roboto-Regular'], 0.4525],
]

const mono: Fallback[] = [
  ['Menlo', 500, ['DejaVu Sans Mono', 'Menlo-Regular'], 0.602],
  ['Consolas', 500, ['Consolas'], 0.5498],
  ['Courier', 500, ['Liberation Mono', 'Droid Sans Mono', 'Cousine', 'Courier New'], 0.6001],
]

const [arial, monospace] = ['Arial, sans-serif', 'ui-monospace, monospace']

/**
 * The typefaces by their packages: the weights that the site uses, the fallbacks in the order in which they are tried, and the
 * last of all. Each weight is a file, because small files arrive before the stylesheet, and text that has been laid out without
 * its typeface is laid out again.
 */
export const typefaces = {
  'special-gothic': {
    property: '--sans',
    name: 'Special Gothic',
    weights: [400, 600],
    fallbacks: sans,
    last: arial,
  },
  'martian-mono': {
    property: '--mono',
    name: 'Martian Mono',
    weights: [500],
    fallbacks: mono,
    last: monospace,
  },
}
