/**
 * The colours with which the drawings of `client/pictures` were drawn: the tokens of that day. A token that
 * has another value today takes its colour, and the shades near it, along (see `recolour.ts`). Nothing here
 * changes when the company's colours do; a new set of drawings brings its own.
 */
const light: Record<string, string> = {
  weld: '#f5b81c',
  indigo: '#2b3fcb',
  verdigris: '#0c8266',
  madder: '#e8522a',
  rose: '#f098ac',
  walnut: '#8a4f2a',
  paper: '#f3f4f0',
  sunk: '#e7e8e2',
  panel: '#fcfcfa',
  ink: '#14152e',
  ink2: '#464862',
  ink3: '#61637b',
  line: '#cdcec8',
  edge: '#82849a',
  'weld-t': '#7a5400',
  'weld-s': '#fbeac0',
  'weld-d': '#3b2a00',
  'indigo-t': '#2739b8',
  'indigo-s': '#dfe3f9',
  'indigo-d': '#141c5e',
  'verdigris-t': '#086a50',
  'verdigris-s': '#d5ece3',
  'verdigris-d': '#05392d',
  'madder-t': '#b13313',
  'madder-s': '#fbdfd5',
  'madder-d': '#4a1407',
  'rose-t': '#a3264f',
  'rose-s': '#fbe2e8',
  'rose-d': '#4a0f26',
  'walnut-t': '#744020',
  'walnut-s': '#f0e1d4',
  'walnut-d': '#321c0e',
}

const dark: Record<string, string> = {
  ...light,
  ...{
    paper: '#0f1130',
    sunk: '#0a0b22',
    panel: '#181b42',
    ink: '#f1f0e7',
    ink2: '#bfc1d9',
    ink3: '#9a9cbd',
    line: '#2c2f5f',
    edge: '#7477ac',
    'weld-t': '#f7c948',
    'weld-s': '#3a2f12',
    'indigo-t': '#a5b3ff',
    'indigo-s': '#20286b',
    'verdigris-t': '#63d6b4',
    'verdigris-s': '#0f3a31',
    'madder-t': '#ff9876',
    'madder-s': '#471b11',
    'rose-t': '#f7a9bb',
    'rose-s': '#431734',
    'walnut-t': '#e0ab82',
    'walnut-s': '#3a271c',
  },
}

export const drawnPalette = { light, dark }
