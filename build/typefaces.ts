import { existsSync, readFileSync } from 'node:fs'

/** A font of Fontsource's and its weight: `arimo 700`. */
export type Source = `${string} ${number}`

/**
 * The file of a font, of all weights if its package has such a one, with the letters of one range.
 * @throws {Error} when there is no such package.
 */
export function fontFile(source: Source, range: 'latin' | 'latin-ext' = 'latin'): Buffer {
  const [name, weight] = source.split(' ')
  const variable = `node_modules/@fontsource-variable/${name}/files/${name}-${range}-wght-normal.woff2`
  const single = `node_modules/@fontsource/${name}/files/${name}-${range}-${weight}-normal.woff2`
  return readFileSync(existsSync(variable) ? variable : single)
}

/**
 * One weight of a system's typeface, or a range, that stands in for ours: the names that `local()` asks for,
 * of which the first is used that the system has; what is measured, the typeface itself or one whose width
 * times `wider` is its width.
 */
export type StandIn = [family: string, weight: string, names: string[], as: Source, wider?: number]

/*
 * Which name `local()` finds was tried on Linux and read in the sources of the engines. Chromium and Firefox take
 * the full name and the PostScript name, Safari the PostScript name and the family's, WebKitGTK the family's and
 * aliases. So regular weights go by the full name that is the family's too, others by the PostScript name first.
 */
const sans: StandIn[] = [
  // Linux without others. It stands first because there each name that is missing costs a search, more than elsewhere.
  ['DejaVu Sans', '400', ['DejaVu Sans'], 'dejavu-sans 400'],
  ['DejaVu Sans', '500', ['DejaVu Sans'], 'dejavu-sans 400'],
  ['DejaVu Sans', '600 700', ['DejaVuSans-Bold', 'DejaVu Sans'], 'dejavu-sans 700'],
  // Windows, Macs and most of Linux: Liberation Sans and Arimo have its measures.
  ['Arial', '400', ['Arial', 'Liberation Sans', 'Arimo'], 'arimo 400'],
  ['Arial', '500', ['Arial', 'Liberation Sans', 'Arimo'], 'arimo 400'],
  ['Arial', '600 700', ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold', 'Arial'], 'arimo 700'],
  // No package has it. Its average widths beside those of Arial are from @capsizecss/metrics 4.3.0.
  ['Helvetica Neue', '400', ['HelveticaNeue'], 'arimo 400', 0.45 / (913 / 2048)],
  ['Helvetica Neue', '500', ['HelveticaNeue-Medium'], 'arimo 400', 0.465 / (913 / 2048)],
  ['Helvetica Neue', '600 700', ['HelveticaNeue-Bold'], 'arimo 700', 0.48 / (983 / 2048)],
  // Android: a file for each weight up to version 11, a variable one since, which is set to the weight.
  ['Roboto', '400', ['Roboto-Regular'], 'roboto 400'],
  ['Roboto', '500', ['Roboto Medium', 'Roboto-Regular'], 'roboto 500'],
  ['Roboto', '600 700', ['Roboto Bold', 'Roboto-Regular'], 'roboto 600'],
]

/** One face for all weights: else Safari draws a bold one itself, and wider. */
const mono: StandIn[] = [
  ['Menlo', '400 700', ['DejaVu Sans Mono', 'Menlo-Regular'], 'dejavu-mono 400'],
  // Its letters are 1,126 units of 2,048 wide, those of Courier New 1,229.
  ['Consolas', '400 700', ['Consolas'], 'cousine 400', 1126 / 1229],
  ['Courier', '400 700', ['Liberation Mono', 'Droid Sans Mono', 'Cousine', 'Courier New'], 'cousine 400'],
]

const [arial, monospace] = ['Arial, sans-serif', 'ui-monospace, monospace']

/** The typefaces by their packages, what stands in for each, in the order in which it is tried, and what is last. */
export const typefaces = {
  'special-gothic': { property: '--sans', name: 'Special Gothic', standIns: sans, last: arial },
  'martian-mono': { property: '--mono', name: 'Martian Mono', standIns: mono, last: monospace },
}
