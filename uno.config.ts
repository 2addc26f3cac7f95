import { defineConfig, presetMini } from 'unocss'
import { breakpoints } from './client/breakpoints.ts'

/** The files that may have classes. Texts of the site may not, because words such as “visible” are utilities too. */
const components = '{src,client}/**/*.{ts,tsx}'
const texts = 'src/content/**'

/**
 * The columns of `starts-2` and so on, whose content starts at the second or third place of the grid, or at both. `3-in-2` is
 * for an element that itself starts at the second place. `tokens.css` defines the widths.
 */
const starts = {
  '2': 'var(--to-second)',
  '3': 'var(--to-third)',
  '2-3': 'var(--to-second) var(--second-to-third)',
  '3-in-2': 'var(--to-third-in-second)',
}

/**
 * Utilities only. Their values are custom properties of `client/styles/colours.json` and `client/styles/tokens.css`,
 * because the scheme, `data-accent` and `data-ground` change them.
 */
export default defineConfig({
  presets: [presetMini({ preflight: false, dark: 'media' })],
  // From disk as well: in development, a page asks for its styles before every file has been loaded.
  content: {
    filesystem: [components, `!${texts}`],
    pipeline: { include: [components, 'build/development/*.tsx'], exclude: [texts] },
  },
  rules: [
    // Bare warp: threads that have not been woven yet.
    [
      'warp',
      {
        background:
          'var(--loom, repeating-linear-gradient(90deg, var(--warp, var(--edge)) 0 1.5px, #0000 0 8px))',
      },
    ],
    // Hairlines between the columns of a chart, whose number is `--columns`.
    [
      'hairlines',
      {
        background:
          'repeating-linear-gradient(90deg, var(--hairline, var(--line)) 0 1px, #0000 0 calc(100% / var(--columns)))',
      },
    ],
    ['wrap', { width: 'min(100% - 2*var(--gut), 84rem)', 'margin-inline': 'auto' }],
    ['gap-x-cols', { 'column-gap': 'var(--gap)' }],
    // Columns of the grid of twelve: `cols-7-5`.
    [
      /^cols((?:-\d+)+)$/,
      ([, widths = '']) => ({
        'grid-template-columns': widths.replaceAll(/-(\d+)/g, 'minmax(0,$1fr) ').trim(),
      }),
    ],
    ...Object.entries(starts).map(([places, tracks]): [string, Record<string, string>] => [
      `starts-${places}`,
      { 'grid-template-columns': `${tracks} minmax(0,1fr)`, 'column-gap': 'var(--space-xl)' },
    ]),
    // The two widths of threads, with the outline on both sides.
    ['thread-middle', { '--thread-width': '8px' }],
    ['thread-thick', { '--thread-width': '12px' }],
    // A link or control that does not stand in running text.
    ['target', { display: 'inline-flex', 'align-items': 'center', 'min-height': 'var(--target)' }],
    [
      'visually-hidden',
      {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        'clip-path': 'inset(50%)',
        'white-space': 'nowrap',
      },
    ],
  ],
  theme: {
    colors: {
      paper: 'var(--paper)',
      sunk: 'var(--sunk)',
      panel: 'var(--panel)',
      ink: 'var(--ink)',
      muted: 'var(--ink2)',
      faint: 'var(--ink3)',
      line: 'var(--line)',
      edge: 'var(--edge)',
      danger: 'var(--danger)',
      brand: 'var(--brand)',
      'brand-tint': 'var(--brand-tint)',
      blue: 'var(--blue)',
      accent: 'var(--accent)',
      'on-accent': 'var(--on-accent)',
      'accent-text': 'var(--accent-text)',
      'accent-tint': 'var(--accent-tint)',
      figure: 'var(--figure, var(--accent-text, var(--ink)))',
      night: 'var(--night)',
      white: '#fff',
    },
    fontFamily: { heading: 'var(--heading)', mono: 'var(--mono)' },
    // Size, line height, tracking. The development server shows them at `/system`.
    fontSize: {
      xs: ['var(--text-xs)', '1.4', '-0.01em'],
      sm: ['var(--text-sm)', '1.4'],
      base: ['var(--text-base)', '1.5'],
      lg: ['var(--text-lg)', '1.2', '-0.014em'],
      xl: ['var(--text-xl)', '1.08', '-0.025em'],
      '2xl': ['var(--text-2xl)', '0.98', '-0.03em'],
      '3xl': ['var(--text-3xl)', '0.92', '-0.034em'],
      beside: ['var(--text-beside)', '0.92', '-0.034em'],
    },
    spacing: Object.fromEntries(
      ['xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((step) => [step, `var(--space-${step})`]),
    ),
    maxWidth: { text: '40em', short: '28em' },
    breakpoints,
  },
})
