import { renderToStaticMarkup } from 'react-dom/server.edge'
import { expect, it } from 'vitest'
import type { Result } from '../../src/content/schema.ts'
import { ResultCharts } from '../../src/pages/case-study/result-charts.tsx'

it.each<[string, Result['chart'], string[], string[]]>([
  ['grew', { before: 100, after: 400 }, ['98%'], ['24.5%']],
  ['shrank', { before: 8, after: 2 }, ['24.5%'], ['98%']],
  ['is a share', { share: 50 }, ['49%'], []],
  ['has no amounts', undefined, [], []],
])('the thread of a result that %s is as long as it on its own scale', (_, chart, thread, mark) => {
  const result = { value: '1', description: '', ...(chart && { chart }) }
  const other = { value: '1', label: 'other', description: '', chart: { before: 1, after: 900 } }
  const html = renderToStaticMarkup(
    <ResultCharts results={[{ ...result, label: 'a' }, other, { ...result, label: 'b' }]} />,
  )
  const [, first = ''] = html.split('order-first')
  const values = (pattern: RegExp) => [...first.matchAll(pattern)].map(([, at]) => at)
  expect(values(/"width:([^"]*%)"/g)).toEqual(thread)
  expect(values(/"left:([^"]*%)"/g)).toEqual(mark)
})
