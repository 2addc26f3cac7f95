/**
 * Draws the two sprites of `client/pictures`: `npm run marks`.
 *
 * - `marks.svg` from Lucide (ISC licence), with square line ends as the design has them, and our own
 *   marks for the social profiles. A new name goes here and into `MarkName` in the content schema.
 * - `tech.svg` from Simple Icons (CC0), for the technologies that the site names most often. A new name
 *   goes here and into `ui/tech-mark.tsx`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { optimize } from 'svgo'

const lucide = JSON.parse(await readFile('node_modules/@iconify-json/lucide/icons.json', 'utf8'))

/** Our name → Lucide's, where they differ. */
const marks = {
  ai: 'brain-circuit',
  alert: 'triangle-alert',
  app: 'app-window',
  archive: 'archive',
  audit: 'clipboard-check',
  bank: 'landmark',
  barcode: 'barcode',
  bell: 'bell',
  book: 'book-open',
  branch: 'git-branch',
  broadcast: 'radio-tower',
  bug: 'bug',
  building: 'building-2',
  calendar: 'calendar',
  camera: 'camera',
  card: 'credit-card',
  cart: 'shopping-cart',
  chart: 'chart-column',
  chat: 'message-square',
  check: 'check',
  clipboard: 'clipboard-list',
  clock: 'clock',
  cloud: 'cloud',
  code: 'code',
  coins: 'coins',
  compass: 'compass',
  database: 'database',
  document: 'file-text',
  eye: 'eye',
  factory: 'factory',
  'file-search': 'file-search',
  filter: 'funnel',
  flask: 'flask-conical',
  gauge: 'gauge',
  globe: 'globe',
  graduation: 'graduation-cap',
  handshake: 'handshake',
  headset: 'headset',
  heart: 'heart',
  home: 'house',
  hospital: 'cross',
  image: 'image',
  key: 'key-round',
  laptop: 'laptop',
  layers: 'layers',
  link: 'link',
  list: 'list-checks',
  lock: 'lock',
  mail: 'mail',
  map: 'map',
  megaphone: 'megaphone',
  mic: 'mic',
  newspaper: 'newspaper',
  package: 'package',
  paint: 'paintbrush',
  pen: 'pencil',
  phone: 'smartphone',
  pin: 'map-pin',
  plug: 'plug',
  pulse: 'activity',
  puzzle: 'puzzle',
  qr: 'qr-code',
  receipt: 'receipt',
  refresh: 'refresh-cw',
  robot: 'bot',
  rocket: 'rocket',
  route: 'route',
  ruler: 'ruler',
  scale: 'scale',
  search: 'search',
  server: 'server',
  settings: 'sliders-horizontal',
  shield: 'shield-check',
  shirt: 'shirt',
  shop: 'shopping-bag',
  split: 'split',
  stethoscope: 'stethoscope',
  store: 'store',
  swap: 'arrow-left-right',
  tablet: 'tablet',
  tag: 'tag',
  target: 'target',
  test: 'test-tube',
  ticket: 'ticket',
  timer: 'timer',
  trend: 'trending-up',
  truck: 'truck',
  user: 'user',
  users: 'users',
  video: 'video',
  wallet: 'wallet',
  watch: 'watch',
  'wifi-off': 'wifi-off',
  workflow: 'workflow',
  wrench: 'wrench',
}

const own = {
  linkedin: '<path d="M4 9v11M4 4.5V5M10 20V9M10 14c0-3.5 2-5 4.5-5S19 10.5 19 14v6"/>',
  youtube: '<path d="M2 6h20v12H2zM10 9.5l5 2.5-5 2.5z"/>',
  github:
    '<path d="M9 20v-4c-3 1-5-1-5-3M15 20v-5c0-1 0-2-1-2.5 4-.5 5-2.5 5-5 0-1.500-.5-2.500-1-3V3l-3 1.500a10 10 0 0 0-6 0L6 3v1.500C5 5.500 5 6.500 5 7.500c0 2.500 1 4.500 5 5-1 .5-1 1.500-1 2.500v5"/>',
}

function body(name) {
  const icon = lucide.icons[lucide.aliases?.[name]?.parent ?? name]
  if (!icon) throw new Error(`Lucide has no icon “${name}”`)
  return icon.body
    .replaceAll(/ (stroke|fill|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g, '')
    .replaceAll('<g>', '')
    .replaceAll('</g>', '')
}

const symbols = [...Object.entries(marks).map(([name, icon]) => [name, body(icon)]), ...Object.entries(own)]
// On each symbol: `<use>` inherits from where it stands, not from the sprite's root.
const line = 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square"'
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols
  .map(([name, paths]) => `<symbol id="${name}" ${line}>${paths}</symbol>`)
  .join('')}</svg>`
await writeFile('client/pictures/marks.svg', sprite)
console.log(`${symbols.length} marks, ${sprite.length} bytes`)

const simple = JSON.parse(await readFile('node_modules/@iconify-json/simple-icons/icons.json', 'utf8'))

const technologies = {
  react: 'react',
  nextjs: 'nextdotjs',
  vue: 'vuedotjs',
  angular: 'angular',
  typescript: 'typescript',
  nodejs: 'nodedotjs',
  python: 'python',
  java: 'openjdk',
  dotnet: 'dotnet',
  go: 'go',
  flutter: 'flutter',
  swift: 'swift',
  kotlin: 'kotlin',
  aws: 'amazonwebservices',
  azure: 'microsoftazure',
  'google-cloud': 'googlecloud',
  kubernetes: 'kubernetes',
  terraform: 'terraform',
  postgresql: 'postgresql',
  mongodb: 'mongodb',
  pytorch: 'pytorch',
  tensorflow: 'tensorflow',
}

/** The outline at the precision that 18 pixels can show. */
function outline(icon) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${simple.icons[icon].body}</svg>`
  const { data } = optimize(source, {
    floatPrecision: 1,
    plugins: ['preset-default', { name: 'removeAttrs', params: { attrs: 'fill' } }],
  })
  return data.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
}

const tech = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(technologies)
  .map(
    ([name, icon]) =>
      `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor">${outline(icon)}</symbol>`,
  )
  .join('')}</svg>`
await writeFile('client/pictures/tech.svg', tech)
console.log(`${Object.keys(technologies).length} technologies, ${tech.length} bytes`)
