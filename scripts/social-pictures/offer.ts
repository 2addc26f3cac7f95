import { industries } from '../../src/content/industries.ts'
import type { Industry, Service } from '../../src/content/schema.ts'
import { weaveOf } from '../../src/content/weaves.ts'
import { canvas, colour, draftOf, dyeOf, mark } from './design.ts'
import { overBand, underBand, type Words } from './layouts.ts'
import { knot, margin, structure, thread } from './parts.ts'
import { type Area, cloth, drafted, rect, woven } from './weaving.ts'

/** The service's draft on the left, woven on the right, the thread between. */
export function servicePicture(service: Service): string {
  const { name, hero, hue } = service
  return overBand({ kind: 'Service', title: name, more: hero.heading }, 240, (area) => {
    const draft = draftOf(weaveOf(service))
    const left: Area = { ...area, width: area.width / 2 }
    const right: Area = { ...left, x: left.width }
    return `${drafted(draft, left, 30)}${woven(draft, dyeOf(hue), right, 30)}
      ${thread(`M${right.x} ${area.y}V${canvas.height}`)}${knot(right.x, area.y + area.height / 2)}`
  })
}

/** The industry's bolt, unrolled in front of five others at most. */
export function industryPicture(industry: Industry): string {
  const others = Object.values(industries)
    .filter(({ hue }) => hue !== industry.hue)
    .slice(0, 5)
  const words = { kind: 'Industry', title: industry.name, more: industry.hero.heading }
  const folded = 92
  return underBand(words, industry.hue, 216, (area) => {
    const own = { ...area, width: area.width - others.length * folded }
    const rest = others.map(({ hue }, index) =>
      bolt(hue, { ...area, x: own.width + index * folded, width: folded }),
    )
    return `${bolt(industry.hue, own)}${rest.join('')}${patch(industry, own)}`
  })
}

/** The bolts side by side, as many as leave room for their patches. */
export function industriesPicture(words: Words): string {
  const shelf: Industry[] = Object.values(industries).slice(0, 7)
  return underBand(words, undefined, 264, (area) => {
    const width = area.width / shelf.length
    return shelf
      .map((industry, index) => {
        const place = { ...area, x: index * width, width }
        return `${bolt(industry.hue, place)}${patch(industry, place)}`
      })
      .join('')
  })
}

function bolt(hue: Industry['hue'], area: Area): string {
  return `${cloth(hue, area, 1.5)}${rect(area, structure)}`
}

/** The industry's mark on a patch that is sewn over the lower edge of its bolt. */
function patch({ mark: name }: Industry, bolt: Area): string {
  const size = 104
  const area = { x: bolt.x + margin, y: bolt.height - size / 2, width: size, height: size }
  return `${rect(area, `fill="${colour('panel')}" stroke="${colour('ink')}" stroke-width="3"`)}
    <g transform="translate(${area.x + 22} ${area.y + 22}) scale(2.5)">${mark(name)}</g>`
}
