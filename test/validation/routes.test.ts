import { describe, expect, it } from 'vitest'
import { ancestors, paths, routes, titleWith } from '../../src/routes.ts'

describe('the route table of any company', () => {
  it('adds the brand to a title where there is room, whatever its length', () => {
    for (const brand of ['Ox', 'Müller & Søn', 'A name of forty characters, and no more.']) {
      expect(titleWith(brand, 'About')).toBe(`About | ${brand}`)
      expect(titleWith(brand, 'x'.repeat(50)).length).toBeLessThanOrEqual(65)
    }
    expect(titleWith('x'.repeat(40), 'A title of twenty-six chars')).toBe('A title of twenty-six chars')
  })

  it('knows the way up from every page', () => {
    expect(ancestors('/')).toEqual([])
    for (const path of paths.filter((each) => each !== '/')) {
      const { parent } = routes[path]
      expect(ancestors(path), path).toEqual(parent ? ['/', parent] : ['/'])
      if (parent) expect(paths).toContain(parent)
    }
  })

  it('has addresses of lower case, digits and hyphens, which no server changes', () => {
    for (const path of paths) expect(path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  })
})
