import { expect, it } from 'vitest'
import { marked } from '../../src/content/sample.ts'

/** What the specification promises. */
const specified = [
  'within 2 hours',
  '2 hours',
  '48 hours',
  'within 2 weeks',
  '30 minutes, no charge',
  '30-minute',
  'thirty minutes',
  '1-2 weeks',
  '2-3 weeks',
  '6-12 weeks',
  '1 week',
  '12–21 weeks',
  '99.9% uptime',
  '40% lower infrastructure cost',
  'reduction up to 60%',
  'top 1%',
]

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

it('each text that binds the company beyond the specification is a sample', () => {
  const isBinding = (text: string) => bindings.some((binding) => binding.test(text))
  const content = import.meta.glob('../../src/content/**/*.ts', { eager: true })
  // Other texts may quote whole sentences of samples, and what the specification promises.
  const sentences = textsIn([...marked]).filter((text) => text.endsWith('.') && isBinding(text))
  const quoted = [...specified, ...sentences]
  const ownWords = (text: string) => quoted.reduce((rest, quote) => rest.replaceAll(quote, ''), text)
  const binding = textsIn(content, marked).filter((text) => isBinding(text) && isBinding(ownWords(text)))
  expect([...new Set(binding)]).toEqual([])
})
