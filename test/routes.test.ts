import { describe, expect, it } from 'vitest'
import { company } from '../src/content/company.ts'
import { ancestors, paths, routes } from '../src/routes.ts'

/** The route table of the spec, in its own words. */
const specified = [
  '/',
  '/about',
  '/process',
  '/industries',
  ...['saas-tech', 'real-estate', 'fintech', 'ecommerce', 'healthcare', 'edtech'].map(
    (name) => `/industries/${name}`,
  ),
  ...['custom-development', 'product-engineering', 'cloud-devops', 'ui-ux-design', 'ai-automation'].map(
    (name) => `/services/${name}`,
  ),
  '/mobile-app-development',
  '/web-development',
  '/cms-and-e-commerce',
  '/web-design',
  '/hire-experts',
  '/portfolio',
  '/contact',
  ...'techflow-solutions, healthsync-pro, edumaster-platform, retailmax-commerce, securevault-banking, smartlogistics-hub, ai-innovation-platform, blockchain-security-suite, enterprise-consulting-hub, medical-lab-system, intelliexam-platform, payflow-gateway, mediconnect-pro, enterpriseflow-erp, datamind-analytics, facilitymax-pro, innovatelab-platform, automateflow-rpa, digital-mall-platform, health-discovery-platform, global-consulting-network, parenting-support-platform, on-demand-laundry-app, digital-marketing-platform, digital-news-platform'
    .split(', ')
    .map((slug) => `/case-studies/${slug}`),
  '/privacy',
  '/terms',
  '/cookie-policy',
]

describe('the route table', () => {
  it('holds the fifty addresses of the spec and no other', () => {
    expect(specified).toHaveLength(50)
    expect([...paths].sort()).toEqual(specified.sort())
  })

  it('gives every page a title and a description of its own, of a length that search results show', () => {
    const titles = paths.map((path) => routes[path].title)
    const descriptions = paths.map((path) => routes[path].description)
    expect(new Set(titles).size).toBe(paths.length)
    expect(new Set(descriptions).size).toBe(paths.length)
    for (const path of paths) {
      const { title, description } = routes[path]
      expect(title.endsWith(`| ${company.name}`), path).toBe(true)
      expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(15)
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65)
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165)
    }
  })

  it('knows the way up from every page', () => {
    expect(ancestors('/')).toEqual([])
    expect(ancestors('/about')).toEqual(['/'])
    expect(ancestors('/industries/fintech')).toEqual(['/', '/industries'])
    expect(ancestors('/case-studies/payflow-gateway')).toEqual(['/', '/portfolio'])
  })

  it('dates every page with a day that has been', () => {
    for (const path of paths) {
      const { updated } = routes[path]
      expect(new Date(updated).toISOString().slice(0, 10), path).toBe(updated)
      expect(new Date(updated).getTime()).toBeLessThanOrEqual(Date.now())
    }
  })
})
