import { company } from '../../src/content/company.ts'
import type { Hue } from '../../src/content/schema.ts'
import { bodyOf, canvas, colour, drawing, onDye } from './design.ts'
import { type Fitted, leading } from './lines.ts'
import { line, type Style, widthOf } from './type.ts'
import { type Area, rect, tiled } from './weaving.ts'

/** From the edge to the text, in pixels. */
export const margin = 64

const strong: Style = { family: 'special-gothic', size: 40, weight: 700, tracking: -0.024 }
const label: Style = { family: 'martian-mono', size: 25, weight: 500, tracking: -0.03 }
export const title = { family: 'special-gothic', weight: 600, tracking: -0.032 } as const
export const text = { family: 'special-gothic', weight: 500, tracking: -0.016 } as const

/** The line that structure is made of. */
export const structure = `fill="none" stroke="${colour('ink')}" stroke-width="3"`

/** The company's name at its own size, or as small as the room beside a swing tag demands. */
const name: Style = { ...strong, size: strong.size * Math.min(1, 360 / widthOf(company.name, strong)) }

/** Mark and name, 52 pixels high, from the left margin. */
export function logo(y: number): string {
  const mark = bodyOf(drawing('favicon'))
  return `<g transform="translate(${margin - 5} ${y}) scale(1.625)">${mark}</g>
    ${line(company.name, margin + 60, y + 26 + name.size * 0.35, name, colour('ink'))}`
}

/** The label at its own size, or as small as the width demands. */
function labelFor(words: string, width: number): Style {
  return { ...label, size: label.size * Math.min(1, width / widthOf(words, label)) }
}

/** Words in mono that end at `right`, on the logo's line; nothing where the logo is in the way. */
export function corner(words: string, right: number, y: number): string {
  const x = right - widthOf(words, label)
  const logoEnd = margin + 60 + widthOf(company.name, name)
  return x > logoEnd + 24 ? line(words, x, y + 38, label, colour('ink2')) : ''
}

export const tagHeight = 50

/** A swing tag: notched on the left, with its hole. Outlined, or filled with a dye. At most `widest` wide. */
export function tag(
  words: string,
  at: { x: number; y: number; end?: 'right' },
  widest: number,
  hue?: Hue,
): string {
  const ink = colour('ink')
  const [fill, on] = hue ? [colour(hue), onDye(hue)] : [colour('paper'), ink]
  const style = labelFor(words, widest - 66)
  const width = Math.round(widthOf(words, style) + 66)
  const left = at.end ? at.x - width : at.x
  const [middle, foot] = [at.y + tagHeight / 2, at.y + tagHeight]
  return `<path fill="${fill}" stroke="${ink}" stroke-width="3"
      d="M${left} ${middle}L${left + 26} ${at.y}H${left + width}V${foot}H${left + 26}z"/>
    <circle cx="${left + 22}" cy="${middle}" r="4.5" fill="${on}"/>
    ${line(words, left + 42, middle + style.size * 0.36, style, on)}`
}

/** Lines of text, the last baseline at `y`. */
export function lines({ lines, style }: Fitted, x: number, y: number, fill: string): string {
  const first = y - (lines.length - 1) * leading * style.size
  return lines.map((each, index) => line(each, x, first + index * leading * style.size, style, fill)).join('')
}

/** A numeral cut into threads: the paper shows between them. */
export function weft(value: string, x: number, y: number, size: number, fill: string): string {
  const style: Style = { family: 'special-gothic', size, weight: 700, tracking: -0.03 }
  const pitch = Math.round(size * 0.078)
  const gap = Math.round(size * 0.019) || 1
  const [left, right] = [x - 4, x + widthOf(value, style) + 4]
  const gaps = Array.from({ length: Math.ceil(size / pitch) + 2 }, (_, index) => {
    return `M${left} ${y - (index - 2) * pitch - gap / 2}H${right}`
  })
  return `${line(value, x, y, style, fill)}
    <path stroke="${colour('paper')}" stroke-width="${gap}" d="${gaps.join('')}"/>`
}

/** The six-dye edge along the foot of the canvas. */
export function selvedge(height: number): string {
  const area: Area = { x: 0, y: canvas.height - height, width: canvas.width, height }
  return `${tiled('selvedge', area, height / 18)}<path ${structure} d="M0 ${area.y}H${canvas.width}"/>`
}

/** The thread of the picture: yellow, cased in ink. `d` is its course. */
export function thread(d: string, weight = 10): string {
  return `<g fill="none" stroke-linejoin="round">
    <path stroke="${colour('ink')}" stroke-width="${weight + 6}" d="${d}"/>
    <path stroke="${colour('weld')}" stroke-width="${weight}" d="${d}"/></g>`
}

/** A knot on the thread. */
export function knot(x: number, y: number, size = 17): string {
  return `<path fill="${colour('weld')}" stroke="${colour('ink')}" stroke-width="3"
    d="M${x - size} ${y}l${size} ${-size}l${size} ${size}l${-size} ${size}z"/>`
}

/** The whole picture on its ground. */
export function sheet(content: string): string {
  const { width, height } = canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${rect({ x: 0, y: 0, ...canvas }, `fill="${colour('paper')}"`)}${content}</svg>`
}
