import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stylesheet } from '../../scripts/fonts/stylesheet.ts'

const file = join(import.meta.dirname, '../../client/styles/fonts.css')
/** Without the line breaks that are the formatter's. */
const css = readFileSync(file, 'utf8').replace(/\s+/g, ' ')
const number = /\d+\.\d(?=%)/g

function numbersOf(text: string): number[] {
  return (text.match(number) ?? []).map(Number)
}

it('the stylesheet of the typefaces is what `npm run fonts` writes, give or take what new content changes', async () => {
  const written = (await stylesheet()).replace(/\s+/g, ' ')
  expect(css.replace(number, 'n')).toBe(written.replace(number, 'n'))
  const measured = numbersOf(written)
  for (const [index, each] of numbersOf(css).entries()) {
    expect(Math.abs(each - (measured[index] ?? 0)), `number ${index}: ${each} %`).toBeLessThan(0.3)
  }
})
