import { describe, expect, it } from 'vitest'
import { ancestors, paths, routes, titleWith } from '../../src/routes.ts'

describe('the route table of any company', () => {
  it('gives every page a title and a description of its own, of a length that search results show', () => {
    const titles = paths.map((path) => routes[path].title)
    const descriptions = paths.map((path) => routes[path].description)
    expect(new Set(titles).size).toBe(paths.length)
    expect(new Set(descriptions).size).toBe(paths.length)
    for (const path of paths) {
      const { title, description } = routes[path]
      expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(15)
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65)
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165)
    }
  })

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

  it('dates every page with a day that has been', () => {
    for (const path of paths) {
      const { updated } = routes[path]
      expect(new Date(updated).toISOString().slice(0, 10), path).toBe(updated)
      expect(new Date(updated).getTime()).toBeLessThanOrEqual(Date.now())
    }
  })
})
