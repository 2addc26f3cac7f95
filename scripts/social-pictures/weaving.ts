import type { Hue } from '../../src/content/schema.ts'
import { bodyOf, colour, type Draft, type Dye, drawing } from './design.ts'

/** A rectangle of the canvas, in pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export function rect({ x, y, width, height }: Area, attributes: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`
}

/** A name in `<defs>` that only this area has. */
function nameOf(kind: string, { x, y, width, height }: Area): string {
  return [kind, x, y, width, height].map((part) => String(part).replaceAll(/\W/g, '_')).join('-')
}

/** A drawing as large as covers the area, from its top, cut there. */
export function placed(name: string, area: Area): string {
  return embedded(drawing(name), area)
}

/** An SVG as an image of its own, so that its classes stay inside. */
export function embedded(svg: string, { x, y, width, height }: Area): string {
  const source = Buffer.from(svg).toString('base64')
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMin slice"
    href="data:image/svg+xml;base64,${source}"/>`
}

/** An area of one of the repeating tiles in `client/pictures`, `scale` times their size. */
export function tiled(name: string, area: Area, scale = 1): string {
  const tile = drawing(name)
  const [, width, height] = tile.match(/viewBox="0 0 (\d+) (\d+)"/) ?? []
  const id = nameOf(name, area)
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"
    patternTransform="translate(${area.x} ${area.y}) scale(${scale})">${bodyOf(tile)}</pattern>
    ${rect(area, `fill="url(#${id})"`)}`
}

/** An area of a dye's cloth; its threads are 16 pixels apart. */
export function cloth(hue: Hue, area: Area, scale = 1): string {
  return tiled(`cloth-${hue}`, area, scale)
}

/** The squares of a draft, `cell` pixels each. */
export function drafted(draft: Draft, area: Area, cell: number): string {
  return `<path fill="${colour('ink')}" d="${squares(draft, area, cell)}"/>`
}

function squares(draft: Draft, area: Area, cell: number): string {
  return cells(area, cell)
    .filter(({ row, column }) => isUp(draft, row, column))
    .map(({ row, column }) => `M${area.x + column * cell} ${area.y + row * cell}h${cell}v${cell}h-${cell}z`)
    .join('')
}

/**
 * An area woven to a draft, of whole cells: threads three quarters of a cell, drawn as the pictures' cloth
 * is. On the right and below they reach an eighth of a cell out of the area, into what is drawn next.
 */
export function woven(draft: Draft, dye: Dye, area: Area, cell: number): string {
  // A thread that lies on top reaches over the gaps on both its sides.
  const over = cell * 1.25
  const paths = { weft: '', warp: '' }
  for (const { row, column } of cells(area, cell)) {
    const [x, y] = [area.x + (column + 0.5) * cell, area.y + (row + 0.5) * cell]
    if (isUp(draft, row, column)) paths.warp += `M${x} ${Math.max(area.y, y - over / 2)}V${y + over / 2}`
    else paths.weft += `M${Math.max(area.x, x - over / 2)} ${y}H${x + over / 2}`
  }
  return `${rect(area, `fill="${dye.gap}"`)}<g stroke-width="${cell * 0.75}">
    <path stroke="${dye.weft}" d="${paths.weft}"/><path stroke="${dye.warp}" d="${paths.warp}"/></g>`
}

function cells({ width, height }: Area, cell: number): { row: number; column: number }[] {
  const across = Math.ceil(width / cell)
  return Array.from({ length: across * Math.ceil(height / cell) }, (_, index) => ({
    row: Math.floor(index / across),
    column: index % across,
  }))
}

function isUp(draft: Draft, row: number, column: number): boolean {
  const pick = draft[row % draft.length] ?? []
  return pick[column % pick.length] ?? false
}

/** Bare warp: threads that have not been woven yet. */
export function warp(area: Area, pitch: number, ink = colour('edge')): string {
  const threads = Array.from({ length: Math.floor(area.width / pitch) }, (_, index) => {
    return `M${area.x + (index + 0.5) * pitch} ${area.y}v${area.height}`
  })
  return `<path stroke="${ink}" stroke-width="3" d="${threads.join('')}"/>`
}
