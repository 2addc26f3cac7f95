import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { pages } from '../../src/pages.tsx'
import { paths } from '../../src/routes.ts'
import { ask, broken, filtered } from '../ask.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React closes void elements, keeps the spelling of the DOM, and gives every attribute a value. HTML allows that.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Scripts come from the site itself, so that whoever changes a script can change its hash, too.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Each phone number stands on a line of its own, so it need not contain non-breaking spaces.
    'tel-non-breaking': 'off',
    // `src/validation` checks the length of titles in characters. This rule counts `&amp;` as five.
    'long-title': 'off',
  },
})

const app = createApp(pages)
const withError = createApp({ ...pages, '/contact': broken })

it.each([
  ...[...paths, filtered].map((path) => [path, app, 200] as const),
  ['/nope', app, 404] as const,
  ['/contact', withError, 500] as const,
])('%s is valid HTML', async (path, app, expected) => {
  const { status, body } = await ask(app, path, {}, { APP_ENV: 'preview' })
  expect(status).toBe(expected)
  const { results } = await validator.validateString(body)
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
})
