import { describe, expect, it } from 'vitest'
import { inSummary, warningOf } from '../../scripts/lighthouse/report.ts'

describe('Lighthouse on GitHub', () => {
  const categories = ['performance', 'seo']

  it('warns of the categories that miss points, and says why', () => {
    expect(warningOf('/about', categories, { scores: [98, 100], missed: ['total-blocking-time'] })).toBe(
      '::warning title=Lighthouse /about::performance 98 (total-blocking-time)',
    )
    expect(warningOf('/', categories, { scores: [99, 91], missed: [] })).toBe(
      '::warning title=Lighthouse /::performance 99, seo 91',
    )
  })

  it('leaves a table in the summary', () => {
    expect(inSummary(['page', ...categories], [['/', '100', '99', '2', 'more']])).toBe(
      '### Lighthouse\n\n| page | performance | seo |\n| --- | --- | --- |\n| / | 100 | 99 |\n',
    )
  })
})
