import type { View } from '../content/project-drawings.ts'
import type { Entry, Violation } from './entries.ts'

/** Every view and every detail is a part of its drawing. A wide one ends where the drawing does, at the right edge of a band. */
export function viewRules(entries: readonly Entry[]): Violation[] {
  const message =
    'It is no part of a drawing of 800 by 600 units, or it is wide and does not end at the right edge.'
  return entries.flatMap(({ file, field, value }) => {
    if (!/\.views\.\w+$|\.closeUps\[\d+\]$/.test(field)) return []
    const [left, top, width, height] = value as View
    const isPart =
      left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 800 && top + height <= 600
    return isPart && (!field.endsWith('wide') || left + width === 800) ? [] : { file, field, message }
  })
}
