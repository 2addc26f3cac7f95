import { describe, expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { slugOf } from '../../src/content/schema.ts'
import { prefersMarkdown } from '../../src/middleware/markdown.ts'
import { paths } from '../../src/routes.ts'
import { get } from '../site.ts'

/** The portfolio, filtered. */
const filtered = `/portfolio?category=${slugOf(caseStudies[0]?.category ?? '')}`

const markdown = { Accept: 'text/markdown' }

describe('who asks for Markdown', () => {
  it.each([
    'text/markdown',
    'text/markdown, */*',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/html;q=0.5,text/markdown;q=0.6',
    'Text/Markdown; charset=utf-8; Q=0.8, text/*;q=0.8',
    'text/markdown;variant=GFM, text/plain',
  ])('gets it: %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true)
  })

  it.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/plain',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0.5, text/*;q=0.6',
    'text/markdown;q=0',
    'text/markdown;q=0, */*',
    'text/markdown;q=high, */*;q=0.1',
    'text/markdownish',
  ])('does not: %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false)
  })
})

describe.each(['/', filtered, '/privacy'])('%s', (path) => {
  it('says on both kinds of answers what they depend on, also without a body', async () => {
    for (const headers of [{}, markdown]) {
      const first = await get(path, { headers })
      expect(first.headers.get('Vary')).toBe('Accept')
      const tag = first.headers.get('ETag') ?? ''
      const again = await get(path, { headers: { ...headers, 'If-None-Match': tag } })
      expect(again.status).toBe(304)
      expect(again.headers.get('Vary')).toBe('Accept')
      expect(again.headers.get('ETag')).toBe(tag)
    }
  })

  it('has a tag for each kind, and takes neither for the other', async () => {
    const [html, text] = [await get(path), await get(path, { headers: markdown })]
    expect(html.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(text.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(text.headers.get('Cache-Control')).toBe(html.headers.get('Cache-Control'))
    const tag = html.headers.get('ETag') ?? ''
    expect(text.headers.get('ETag')).not.toBe(tag)
    const asked = await get(path, { headers: { ...markdown, 'If-None-Match': tag } })
    expect(asked.status).toBe(200)
  })

  it('keeps both kinds apart in memory', async () => {
    for (let round = 0; round < 2; round++) {
      expect(await (await get(path, { headers: markdown })).text()).toMatch(/^---\n/)
      expect(await (await get(path)).text()).toMatch(/^<!DOCTYPE html>/)
    }
  })
})

it('every page says that it depends on Accept', async () => {
  for (const path of paths) expect((await get(path)).headers.get('Vary'), path).toBe('Accept')
})

it('HEAD tells of Markdown without sending it', async () => {
  const response = await get('/about', { method: 'HEAD', headers: markdown })
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
  expect(await response.text()).toBe('')
})
