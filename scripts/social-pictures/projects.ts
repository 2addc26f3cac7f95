import { caseStudies } from '../../src/content/case-studies.ts'
import { projectPicture } from '../../src/content/pictures.ts'
import type { CaseStudy } from '../../src/content/schema.ts'
import { drawing } from './design.ts'
import { beside, type Words } from './layouts.ts'
import { structure } from './parts.ts'
import { type Area, cloth, embedded, rect } from './weaving.ts'

/** Where the right part of these pictures begins, in pixels. */
const right = 612

/** The project's own drawing beside its name and its first result. */
export function caseStudyPicture(study: CaseStudy): string {
  const { title, category, industry, hue, metrics } = study
  const kind = category === title ? industry : category
  const result = { ...metrics[0], corner: 'Case study' }
  return beside({ kind, title }, hue, result, right, (area) => onMoreCloth(projectPicture(study).file, area))
}

/** A drawing of 800 × 600 on the foot of the area, its cloth continued above. */
function onMoreCloth(name: string, area: Area): string {
  // At three quarters its threads begin on whole pixels, so that no seam shows between its tiles.
  const width = area.width / 0.75
  const left = (800 - width) / 2
  const above = Math.ceil((width * area.height) / area.width - 600)
  const ground = 'M0 0h800v600H0z'
  const taller = drawing(name)
    .replaceAll(ground, `M0 ${-above}h800v${600 + above}H0z`)
    .replace(
      /<svg[^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${-above} ${width} ${600 + above}">`,
    )
  return embedded(taller, area)
}

/** A swatch of every project's dye. */
export function portfolioPicture(words: Words): string {
  // More than this would be smaller than a thread.
  const shown = caseStudies.slice(0, 100)
  const across = Math.ceil(Math.sqrt(shown.length))
  const gap = 48 / across
  const result = { value: String(caseStudies.length), label: 'case studies' }
  return beside(words, undefined, result, right, (area) => {
    const inset = 34
    const cell = (area.width - 2 * inset + gap) / across
    const top = (area.height - Math.ceil(shown.length / across) * cell + gap) / 2
    return shown
      .map(({ hue }, index) => {
        const x = Math.round(area.x + inset + (index % across) * cell)
        const y = Math.round(top + Math.floor(index / across) * cell)
        const side = Math.round(cell - gap)
        const swatch = { x, y, width: side, height: side }
        return `${cloth(hue, swatch, 0.75)}${rect(swatch, structure)}`
      })
      .join('')
  })
}
