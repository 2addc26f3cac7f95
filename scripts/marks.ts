/**
 * Adds a sign to a sprite of `client/pictures`, or draws it again: `npm run marks -- lucide house home` takes
 * Lucide's `house` and calls it `home` (the last word may be left out). `-- simple-icons nextdotjs nextjs` is
 * for technologies. The types of their names (`src/content/drawn.ts`) follow with the build.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { icons as lucide } from '@iconify-json/lucide'
import { icons as simpleIcons } from '@iconify-json/simple-icons'
import { optimize } from 'svgo'

/** The paths alone, for a symbol that says once how they are drawn: Lucide's with square line ends. */
function lines(body: string): string {
  const attributes = / (stroke|fill|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g
  return body.replaceAll(attributes, '').replaceAll(/<\/?g>/g, '')
}

/** The outline at the precision that 18 pixels can show. */
function outline(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`, {
    floatPrecision: 1,
    plugins: ['preset-default', { name: 'removeAttrs', params: { attrs: 'fill' } }],
  })
  return data.replace(/<\/?svg[^>]*>/g, '')
}

/** How a set is drawn stands on each symbol: `<use>` inherits from where it stands, not from the sprite's root. */
const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square"'
const sets = [
  { icons: lucide, file: 'client/pictures/marks.svg', look: stroke, draw: lines },
  { icons: simpleIcons, file: 'client/pictures/tech.svg', look: 'fill="currentColor"', draw: outline },
]

const [from, theirs = '', name = theirs] = process.argv.slice(2)
const set = sets.find(({ icons }) => icons.prefix === from)
const icon = set?.icons.icons[set.icons.aliases?.[theirs]?.parent ?? theirs]
if (!set || !icon) {
  console.error('Name a set and a sign in it: npm run marks -- lucide house, or -- simple-icons react')
  process.exit(2)
}

const symbol = `<symbol id="${name}" viewBox="0 0 24 24" ${set.look}>${set.draw(icon.body)}</symbol>`
const sprite = await readFile(set.file, 'utf8')
const others = sprite.replace(new RegExp(`<symbol id="${name}" [^]*?</symbol>`), '')
await writeFile(set.file, others.replace('</svg>', `${symbol}</svg>`))
console.log(`${set.file} has “${name}”`)
