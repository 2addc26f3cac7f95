import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stylesheet } from '../../scripts/fonts/stylesheet.ts'

const file = join(import.meta.dirname, '../../client/styles/fonts.css')
/** Without the line breaks that are the formatter's. */
const css = readFileSync(file, 'utf8').replace(/\s+/g, ' ')
const number = /\d+\.\d(?=%)/g

function numbersOf(text: string): number[] {
  return (text.match(number) ?? []).map(Number)
}

/** How wide the face is set, and how high above and below the line it comes out, in ems. */
function measuresOf(family: string, weight: string) {
  const face = css.split('@font-face').find((each) => each.includes(`"${family}"`) && each.includes(weight))
  const [size = 0, ascent = 0, descent = 0] = numbersOf(face ?? '').map((percent) => percent / 100)
  return { size, ascent: ascent * size, descent: descent * size }
}

describe('the stylesheet of the typefaces', () => {
  it('is what `npm run fonts` writes, give or take what new content changes', async () => {
    const written = (await stylesheet()).replace(/\s+/g, ' ')
    expect(css.replace(number, 'n')).toBe(written.replace(number, 'n'))
    const measured = numbersOf(written)
    for (const [index, each] of numbersOf(css).entries()) {
      expect(Math.abs(each - (measured[index] ?? 0)), `number ${index}: ${each} %`).toBeLessThan(0.3)
    }
  })

  // Average widths from @capsizecss/metrics 4.3.0: no package has the typeface.
  it.each([
    { weight: '400', arial: 913 / 2048, helvetica: 450 / 1000 },
    { weight: '500', arial: 913 / 2048, helvetica: 465 / 1000 },
    { weight: '600 700', arial: 983 / 2048, helvetica: 480 / 1000 },
  ])(
    'sets Helvetica Neue as wide as Arial in weight $weight, and both as high as ours',
    ({ weight, arial, helvetica }) => {
      const its = measuresOf('Special Gothic Helvetica Neue', `font-weight: ${weight};`)
      const arials = measuresOf('Special Gothic Arial', `font-weight: ${weight};`)
      expect(its.size * helvetica).toBeCloseTo(arials.size * arial, 3)
      for (const { ascent, descent } of [its, arials]) {
        expect(ascent).toBeCloseTo(1.005, 2)
        expect(descent).toBeCloseTo(0.295, 2)
      }
    },
  )
})
