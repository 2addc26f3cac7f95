import { drawings, otherViews, type View } from '../content/project-drawings.ts'
import type { PlaceOf } from './entries.ts'
import type { Rule } from './rule.ts'

const names = ['wide', 'small', 'square'] as const

const noPart = 'It is no part of a drawing of 800 by 600 units.'
function isPart([left, top, width, height]: View): boolean {
  return left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 800 && top + height <= 600
}

/** Every view lies within its drawing. A wide view ends at the right edge of the drawing, which is the edge of the page. */
export function viewRules(placeOf: PlaceOf): Rule[] {
  const groups = [otherViews, ...drawings.flatMap(({ views }) => views ?? [])]
  return groups.flatMap((views): Rule[] => {
    const { wide, small, square } = views
    return [
      ...names.map((name): Rule => [!isPart(views[name]), placeOf(views, name), noPart]),
      [wide[0] + wide[2] !== 800, placeOf(views, 'wide'), 'It does not end at the right edge, at 800.'],
      [Math.abs(small[2] / small[3] - 1.5) > 0.01, placeOf(views, 'small'), 'It is not 3 by 2.'],
      [square[2] !== square[3], placeOf(views, 'square'), 'It is no square.'],
    ]
  })
}
