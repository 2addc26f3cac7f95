import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageMarkdown } from '../../build/markdown.ts'
import { createApp } from '../../src/app.tsx'
import { pages } from '../../src/pages.tsx'
import { paths } from '../../src/routes.ts'
import { ask, broken, filtered } from '../ask.ts'
import { faultsOf } from '../companies/faults.ts'
import { validator } from '../validator.ts'

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
  // The policy allows style attributes, but no stylesheet without a hash, which only the build knows, and no event attribute.
  expect(body).not.toMatch(/<style|<[^>]* on\w+=/)
})

const bodies = paths.map(async (path) => [path, (await ask(app, path)).body] as const)
const rendered = new Map<string, string>(await Promise.all(bodies))

it('no page has a dead link, an empty element or another fault that companies are tested for', () => {
  expect([...rendered].flatMap(([path, html]) => faultsOf(path, html, rendered))).toEqual([])
})

const line = /^(?:# )?(\/\S+) (\/[^\s#]*)(?:#(\S+))? 30[12]/gm
const redirects = [...readFileSync('public/_redirects', 'utf8').matchAll(line)]

it('redirects hide no page, and lead to sections of pages', () => {
  for (const [rule, source = '', target = '', section = 'main'] of redirects) {
    // `*` and `:name` stand for any text, in the file as in a `URLPattern`.
    const pattern = new URLPattern({ pathname: source })
    const hidden = paths.filter((path) => pattern.test({ pathname: path }))
    expect(hidden, rule).toEqual([])
    expect(rendered.get(target), rule).toContain(`id="${section}"`)
  }
})

it('a Markdown file separates the words that only the layout of its page separates', () => {
  const page = { title: '', description: '', canonical: '', updated: '2026-01-02' } as const
  expect(pageMarkdown('<main><p><b>a</b><span>b</span></p></main>', page)).toContain('**a** b')
})
