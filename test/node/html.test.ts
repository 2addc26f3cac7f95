import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { pages } from '../../src/pages.tsx'
import { paths } from '../../src/routes.ts'
import { ask, broken, filtered } from '../ask.ts'
import { get } from './site.ts'

/** What html-validate holds the pages to. A rule that is changed says why. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React closes void elements as XML does, writes attributes as the DOM spells them, and gives a value
    // to those that need none. HTML allows all three.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Scripts come from the site itself: whoever could change one could change its hash as well.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Where a phone number may break is a matter of style, and each stands on a line of its own.
    'tel-non-breaking': 'off',
    // `src/validation` has the length of titles, in characters; this counts `&amp;` as five.
    'long-title': 'off',
  },
})

async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

describe('every page is valid HTML', () => {
  it.each([...paths, filtered, '/nope'])('%s', async (path) => {
    expect(await faults((await get(path)).body)).toEqual([])
  })

  it('the error page', async () => {
    const { status, body } = await ask(createApp({ ...pages, '/contact': broken }), '/contact')
    expect(status).toBe(500)
    expect(await faults(body)).toEqual([])
  })
})
