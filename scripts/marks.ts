/**
 * Draws the two sprites of `client/pictures` from the lists in `marks.json`: `npm run marks`. An entry there
 * is our name, and after a colon the set's where that is another.
 *
 * `marks.svg` comes from Lucide (ISC licence), with square line ends, and our own marks for social profiles;
 * `tech.svg` from Simple Icons (CC0). The types of their names (`src/content/drawn.ts`) follow with the build.
 */
import { writeFile } from 'node:fs/promises'
import { icons as lucide } from '@iconify-json/lucide'
import { icons as simpleIcons } from '@iconify-json/simple-icons'
import { optimize } from 'svgo'
import names from './marks.json' with { type: 'json' }

/** @throws {Error} when the set has no such icon. */
function bodyOf(set: typeof lucide, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name]
  if (!icon) throw new Error(`${set.prefix} has no icon “${name}”`)
  return icon.body
}

const own = new Map(Object.entries(names.own))

/** The paths alone, for a symbol that says once how they are drawn. */
function lines(name: string): string {
  const attributes = / (stroke|fill|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g
  return (
    own.get(name) ??
    bodyOf(lucide, name)
      .replaceAll(attributes, '')
      .replaceAll(/<\/?g>/g, '')
  )
}

/** The outline at the precision that 18 pixels can show. */
function outline(name: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${bodyOf(simpleIcons, name)}</svg>`
  const { data } = optimize(svg, {
    floatPrecision: 1,
    plugins: ['preset-default', { name: 'removeAttrs', params: { attrs: 'fill' } }],
  })
  return data.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
}

/** `look` on each symbol: `<use>` inherits from where it stands, not from the sprite's root. */
async function write(file: string, look: string, marks: string[], draw: (name: string) => string) {
  const symbols = marks.map((mark) => {
    const [name = '', theirs = name] = mark.split(': ')
    return `<symbol id="${name}" viewBox="0 0 24 24" ${look}>${draw(theirs)}</symbol>`
  })
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`)
  console.log(`${file}: ${marks.length} marks`)
}

const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square"'
await write('client/pictures/marks.svg', stroke, names.marks, lines)
await write('client/pictures/tech.svg', 'fill="currentColor"', names.technologies, outline)
