import { expect, it } from 'vitest'
import { marked } from '../../src/content/sample.ts'

/** What binds the company, or what a client can hold it to, in lower case. */
const bindings = [
  /[$€£] ?\d/,
  /\d ?%/,
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty)[ -](business |two-week )?(minute|hour|night|day|week|month|quarter|year|sprint)/,
  /\b(every|each|once a|twice a) (minute|hour|night|day|week|month|quarter|year|sprint)/,
  /\b(charge|our cost|refund|insurance|indemn|warranty|guarantee|certifi(ed|cation)|iso|soc 2|nda)\b/,
  /business associate|data processing agreement|response times|two-page|match run/,
]

/** All texts in a value, in lower case, without those in the values that are left out. Alt texts describe drawings. */
function textsIn(value: unknown, leftOut: ReadonlySet<unknown> = new Set()): string[] {
  if (leftOut.has(value)) return []
  if (typeof value === 'string') return [value.toLowerCase().replaceAll('\u2060', '')]
  return Object.entries(Object(value)).flatMap(([name, part]) =>
    name === 'alt' ? [] : textsIn(part, leftOut),
  )
}

it('each text that binds the company is a sample', () => {
  const isBinding = (text: string) => bindings.some((binding) => binding.test(text))
  const content = import.meta.glob('../../src/content/**/*.ts', { eager: true })
  // Other texts may quote whole sentences of samples.
  const quoted = textsIn([...marked]).filter((text) => text.endsWith('.') && isBinding(text))
  const ownWords = (text: string) => quoted.reduce((rest, quote) => rest.replaceAll(quote, ''), text)
  const binding = textsIn(content, marked).filter((text) => isBinding(text) && isBinding(ownWords(text)))
  expect([...new Set(binding)]).toEqual([])
})
