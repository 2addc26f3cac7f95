import type { Hue } from '../../src/content/schema.ts'
import { canvas, colour } from './design.ts'
import { fitText, heightOf } from './lines.ts'
import {
  corner,
  lines,
  logo,
  margin,
  selvedge,
  sheet,
  structure,
  tag,
  tagHeight,
  text,
  title,
  weft,
} from './parts.ts'
import { widthOf } from './type.ts'
import type { Area } from './weaving.ts'

/** What a picture says: the kind of page on a swing tag, its title, and perhaps one line more. */
export interface Words {
  kind: string
  title: string
  more?: string
}

type Draw = (area: Area) => string

const measure = canvas.width - 2 * margin
const [ink, ink2] = [colour('ink'), colour('ink2')]
/** The foot of the logo's line when it stands at the top. */
const head = 100

/** Title sizes in pixels, largest first, and those of the line below it. */
const sizes = [168, 150, 132, 118, 106, 100, 92, 84, 76]
const lesser = [42, 38, 34, 30]

function moreLine(words: Words, y: number): string {
  if (!words.more) return ''
  return lines(fitText(words.more, text, { width: measure, height: 42 }, lesser), margin, y, ink2)
}

/** Logo and tag, a large title, and a band that runs off three edges. */
export function overBand(words: Words, height: number, band: Draw): string {
  const area: Area = { x: 0, y: canvas.height - height, width: canvas.width, height }
  const foot = area.y - (words.more ? 106 : 48)
  const space = { width: measure, height: foot - head - 44 }
  return sheet(`
    ${logo(head - 52)}${tag(words.kind, { x: canvas.width - margin, y: head - 51, end: 'right' }, 640)}
    ${lines(fitText(words.title, title, space, sizes.slice(2)), margin - 4, foot, ink)}
    ${moreLine(words, area.y - 44)}
    ${band(area)}<path ${structure} d="M0 ${area.y}H${canvas.width}"/>`)
}

/** A band that hangs from the upper edge, a large title under it, logo and tag at the foot. */
export function underBand(words: Words, hue: Hue | undefined, height: number, band: Draw): string {
  const area: Area = { x: 0, y: 0, width: canvas.width, height }
  const foot = words.more ? 444 : 474
  const space = { width: measure, height: foot - height - 72 }
  return sheet(`
    ${band(area)}
    ${lines(fitText(words.title, title, space, sizes), margin - 5, foot, ink)}
    ${moreLine(words, foot + 62)}
    ${logo(546)}${tag(words.kind, { x: canvas.width - margin, y: 547, end: 'right' }, 640, hue)}`)
}

/** A figure, what it counts, and a word for the corner. */
export interface Result {
  value: string
  label: string
  corner?: string
}

/** Words and a figure on the left, something to look at on the right, the selvedge along the foot. */
export function beside(
  words: Words,
  hue: Hue | undefined,
  result: Result,
  right: number,
  draw: Draw,
): string {
  const edge = 27
  const area: Area = { x: right, y: 0, width: canvas.width - right, height: canvas.height - edge }
  const column = right - margin - 36
  const [figure, baseline] = [76, area.height - 50]
  const foot = baseline - figure - 50
  const large = fitText(
    words.title,
    title,
    { width: column, height: foot - head - tagHeight - 66 },
    [96, 88, 80, 72, 64],
  )
  const after = margin + widthOf(result.value, { ...title, size: figure, weight: 700 }) + 22
  const label = fitText(result.label, text, { width: margin + column - after, height: 60 }, [36, 32, 28])
  return sheet(`
    ${logo(head - 52)}${corner(result.corner ?? '', margin + column, head - 52)}
    ${tag(words.kind, { x: margin, y: Math.round(foot - heightOf(large) - tagHeight - 28) }, column, hue)}
    ${lines(large, margin - 3, foot, ink)}
    ${weft(result.value, margin - 2, baseline, figure, hue ? colour(`${hue}-t`) : ink)}
    ${lines(label, after, baseline - 2, ink2)}
    ${draw(area)}<path ${structure} d="M${right} 0V${area.height}"/>${selvedge(edge)}`)
}
