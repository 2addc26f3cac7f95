import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { slugOf } from '../../src/content/schema.ts'
import { paths } from '../../src/routes.ts'
import { rules } from './html-rules.ts'
import { get, getBroken } from './site.ts'

/** The portfolio, filtered. */
const filtered = `/portfolio?category=${slugOf(caseStudies[0]?.category ?? '')}`

const validator = new HtmlValidate(rules)

/** What is wrong with a document, a line each. */
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

describe('every page is valid HTML', () => {
  it.each([...paths, filtered, '/nope'])('%s', async (path) => {
    expect(await faults(await (await get(path)).text())).toEqual([])
  })

  it('the error page', async () => {
    const response = await getBroken()
    expect(response.status).toBe(500)
    expect(await faults(await response.text())).toEqual([])
  })
})
