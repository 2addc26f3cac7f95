import { expect, it } from 'vitest'
import { marked } from '../../src/content/sample.ts'
import { strings } from '../../src/content/strings.ts'

/** What every company says of itself in words of its own, or can be held to: a text of some words, a price or a share. */
const isOwn = (text: string) =>
  text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 4 || /[$€£] ?\d|\d ?%/.test(text)

/** The texts of an object. Those of an export that is a text are made of others. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(Object(value)).flatMap(textsIn)
}

it('each text of the company is a sample', () => {
  const content = import.meta.glob<object>(
    [
      '../../src/content/**/*.ts',
      // What the pages of any company can say, except the slogan in the footer.
      '!../../src/content/{case-study-page,error-pages,strings}.ts',
    ],
    { eager: true },
  )
  const samples = new Set(textsIn([...marked]))
  const groups = Object.values(content).flatMap((exports) =>
    Object.values(exports).filter((value) => typeof value === 'object'),
  )
  expect(strings.footer.line.map((line) => samples.has(line))).not.toContain(false)
  expect(textsIn(groups).filter((text) => isOwn(text) && !samples.has(text))).toEqual([])
})
