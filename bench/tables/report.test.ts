import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { file, withSection } from './report.ts'

const text = 'By hand.\n\n<!-- load -->\n\nold\n\n<!-- /load -->\n\n<!-- phone -->\n\n9\n\n<!-- /phone -->\n'

describe('a section of measured figures', () => {
  it('is replaced, and nothing else', () => {
    expect(withSection(text, 'load', 'new')).toBe(text.replace('old', 'new'))
    expect(withSection(text, 'phone', '$1')).toBe(text.replace('9', () => '$1'))
  })

  it('has to be there', () => {
    expect(() => withSection(text, 'growth', 'new')).toThrow('growth')
  })

  it.each([
    'server',
    'start-up',
    'phone',
    'link',
    'next page',
    'interaction',
    'load',
    'lighthouse',
    'growth',
  ])('is in docs/performance.md: %s', async (name) => {
    const page = await readFile(file, 'utf8')
    expect(withSection(page, name, '42')).not.toBe(page)
  })
})
