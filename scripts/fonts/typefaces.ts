import type { Source } from '../open-font.ts'

/** One weight of a system's typeface, or a range, that stands in for ours. */
export interface Face {
  weight: '400' | '500' | '600 700' | '400 700'
  /** What `local()` asks for: the first that the system has is used. */
  names: string[]
  /** What is measured: the typeface itself, or one whose width times `wider` is its width. */
  as: Source
  wider?: number
}

export interface Typeface {
  /** `--sans` or `--mono`. */
  property: string
  name: string
  file: string
  /** What stands in for it until it is there, the best first. */
  standIns: { name: string; faces: Face[] }[]
  /** What is left to the system where none of them is. */
  generic: string
}

function font(name: string, weight: 400 | 700): Source {
  return { file: `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2` }
}

function roboto(weight: number): Source {
  return { file: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2', weight }
}

/*
 * Which name of a font `local()` finds was tried on Linux, and read in the sources of Chromium and WebKit
 * for other systems. Chromium and Firefox: the full name and the PostScript name, never an alias of
 * fontconfig's. Safari: the PostScript name and the family's. WebKitGTK: the family's alone, and aliases.
 * So regular weights go by the full name where that is the family's too, and the others by the PostScript
 * name, with the family behind it.
 */

const arial = { names: ['Arial', 'Liberation Sans', 'Arimo'], as: font('arimo', 400) }
const arialBold = {
  names: ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold', 'Arial'],
  as: font('arimo', 700),
}
const dejaVu = { names: ['DejaVu Sans'], as: font('dejavu-sans', 400) }
const courier = font('cousine', 400)

export const typefaces: Typeface[] = [
  {
    property: '--sans',
    name: 'Special Gothic',
    file: 'special-gothic',
    standIns: [
      // Windows, Macs and most of Linux: Liberation Sans and Arimo have its measures.
      {
        name: 'Arial',
        faces: [
          { weight: '400', ...arial },
          { weight: '500', ...arial },
          { weight: '600 700', ...arialBold },
        ],
      },
      // No package has it. Its average widths beside those of Arial are from @capsizecss/metrics 4.3.0.
      {
        name: 'Helvetica Neue',
        faces: [
          { weight: '400', names: ['HelveticaNeue'], as: arial.as, wider: 0.45 / (913 / 2048) },
          { weight: '500', names: ['HelveticaNeue-Medium'], as: arial.as, wider: 0.465 / (913 / 2048) },
          { weight: '600 700', names: ['HelveticaNeue-Bold'], as: arialBold.as, wider: 0.48 / (983 / 2048) },
        ],
      },
      // Android: a file for each weight up to version 11, a variable one since, which is set to the weight.
      {
        name: 'Roboto',
        faces: [
          { weight: '400', names: ['Roboto-Regular'], as: roboto(400) },
          { weight: '500', names: ['Roboto Medium', 'Roboto-Regular'], as: roboto(500) },
          { weight: '600 700', names: ['Roboto Bold', 'Roboto-Regular'], as: roboto(600) },
        ],
      },
      {
        name: 'DejaVu Sans',
        faces: [
          { weight: '400', ...dejaVu },
          { weight: '500', ...dejaVu },
          { weight: '600 700', names: ['DejaVuSans-Bold', ...dejaVu.names], as: font('dejavu-sans', 700) },
        ],
      },
    ],
    generic: 'Arial, sans-serif',
  },
  {
    property: '--mono',
    name: 'Martian Mono',
    file: 'martian-mono',
    // One face for all weights: else Safari draws a bold one itself, and wider.
    standIns: [
      {
        name: 'Menlo',
        faces: [
          { weight: '400 700', names: ['Menlo-Regular', 'DejaVu Sans Mono'], as: font('dejavu-mono', 400) },
        ],
      },
      // Its letters are 1,126 units of 2,048 wide, those of Courier New 1,229.
      {
        name: 'Consolas',
        faces: [{ weight: '400 700', names: ['Consolas'], as: courier, wider: 1126 / 1229 }],
      },
      {
        name: 'Courier',
        faces: [
          {
            weight: '400 700',
            names: ['Liberation Mono', 'Droid Sans Mono', 'Cousine', 'Courier New'],
            as: courier,
          },
        ],
      },
    ],
    generic: 'ui-monospace, monospace',
  },
]
