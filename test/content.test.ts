import { describe, expect, it } from 'vitest'
import { telHref } from '../src/content/company.ts'
import { slugOf } from '../src/content/schema.ts'

describe('content', () => {
  it('turns phone numbers into links', () => {
    expect(telHref('+1 978 555 0142')).toBe('tel:+19785550142')
    expect(telHref('(02) 9374-4000')).toBe('tel:0293744000')
  })

  it('turns titles into addresses', () => {
    expect(slugOf('On-Demand Laundry App')).toBe('on-demand-laundry-app')
  })
})
