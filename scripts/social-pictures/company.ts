import { offices, team } from '../../src/content/company.ts'
import { home } from '../../src/content/home.ts'
import { industries } from '../../src/content/industries.ts'
import { hoursInUtc } from '../../src/content/office-hours.ts'
import { process as work } from '../../src/content/process.ts'
import { canvas, colour, draftOf } from './design.ts'
import { overBand, type Words } from './layouts.ts'
import { knot, margin, structure, text, thread } from './parts.ts'
import { line, widthOf } from './type.ts'
import { type Area, cloth, placed, rect, warp, woven } from './weaving.ts'

/** Loose threads run through the reed and become a dashboard: the site's own first screen. */
export function homePicture(): string {
  const { heading, badge } = home.hero
  return overBand({ kind: badge, title: heading }, 264, (area) =>
    // At three quarters its threads begin on whole pixels, so that no seam shows between its tiles.
    placed('hero-loom', { x: -180, y: area.y - 1, width: 1440, height: 390 }),
  )
}

/** The people who answer for the work, shoulder to shoulder. */
export function aboutPicture(words: Words): string {
  return overBand(words, 280, (area) => {
    // A few portraits stay portraits, and leave the rest to the warp.
    const width = area.width / Math.max(team.length, 3)
    const people = team
      .map(({ image }, index) => {
        const place = { ...area, x: index * width, width }
        return `${placed(image, place)}${rect(place, structure)}`
      })
      .join('')
    const rest = { ...area, x: team.length * width, width: area.width - team.length * width }
    return `${people}${rest.width > 1 ? warp(rest, 20) : ''}`
  })
}

/** The usual timeline as a staircase: cloth is the shortest a step takes, bare warp the longest. */
export function processPicture(words: Words): string {
  return overBand(words, 280, (area) => {
    const week = (area.width - 2 * margin) / 22
    let [x, course, knots, treads] = [margin, '', '', '']
    for (const [index, { hue, weeks }] of work.timeline.entries()) {
      const y = area.y + 28 + index * 40
      const { shortest, longest } = weeks ?? { shortest: 22, longest: 22 }
      const tread = { x, y, height: canvas.height - y }
      const done = { ...tread, width: shortest * week }
      const room = { ...tread, width: longest * week }
      treads += `${warp(room, 12)}${cloth(hue, done)}${rect(done, structure)}${rect(room, structure)}`
      course += `${index ? 'V' : 'M0 '}${y}H${Math.min(x + room.width, area.width)}`
      knots += knot(x, y, 14)
      x += room.width
    }
    return `${treads}${thread(course, 8)}${knots}`
  })
}

/** One day in UTC, an office a row: the hours it is open are woven. */
export function contactPicture(words: Words): string {
  return overBand(words, 264, (area) => {
    const hour = area.width / 24
    const row = area.height / offices.length
    const hours = Array.from({ length: 23 }, (_, index) => `M${(index + 1) * hour} ${area.y}v${area.height}`)
    const inset = Math.min(14, row / 5)
    const rows = offices.map((office, index) => {
      const spans = hoursInUtc(office)
      const width = spans.reduce((sum, { from, to }) => sum + to - from, 0) * hour
      // Hours that run past midnight leave one edge and come back over the other.
      const bars = spans.map(({ from, to }) => {
        const x = from === 0 ? to * hour - width : from * hour
        return { x, width, y: area.y + index * row + inset, height: row - 2 * inset }
      })
      const drawn = bars.map((bar) => `${cloth(office.hue, bar)}${rect(bar, structure)}`)
      return `${drawn.join('')}${nameBeside(bars[0], office.city)}`
    })
    return `<path stroke="${colour('line')}" stroke-width="2" d="${hours.join('')}"/>${rows.join('')}`
  })
}

/** A name after a bar, or before it when the day ends too soon; on paper, so that no line runs through it. */
function nameBeside(bar: Area | undefined, name: string): string {
  if (!bar) return ''
  const style = { ...text, size: Math.min(34, bar.height * 0.6) }
  const width = widthOf(name, style)
  const after = bar.x + bar.width + 20
  const x = after + width + margin > canvas.width ? bar.x - 20 - width : after
  const ground = rect(
    { x: x - 8, y: bar.y, width: width + 16, height: bar.height },
    `fill="${colour('paper')}"`,
  )
  return `${ground}${line(name, x, bar.y + bar.height / 2 + Math.round(style.size * 0.35), style, colour('ink'))}`
}

/** All six dyes in a selvedge as wide as the canvas: the edge of the button that hires people. */
export function hirePicture(words: Words): string {
  const hues = Object.values(industries).map(({ hue }) => hue)
  return overBand(words, 240, (area) => {
    const width = area.width / hues.length
    const [warp, gap] = [colour('ink'), colour('ink')]
    return hues
      .map((hue, index) => {
        const place = { ...area, x: index * width, width }
        return woven(draftOf('plain'), { weft: colour(hue), warp, gap }, place, 40)
      })
      .join('')
  })
}

/** Quiet, for legal pages and whatever has no picture of its own: bare warp, and one thread through it. */
export function plainPicture(words: Words): string {
  return overBand(words, 150, (area) => {
    const y = area.y + area.height / 2
    return `${warp(area, 20)}${thread(`M0 ${y}H${area.width}`)}${warp({ ...area, y: y - 9, height: 18 }, 40)}`
  })
}
