import { describe, expect } from 'vitest'
import { paths as table } from '../../src/routes.ts'
import { delivered } from './delivered.ts'

const paths: readonly string[] = table

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

describe('the fifty addresses of the spec', () => {
  for (const path of specified) {
    delivered(path, () => {
      expect(paths).toContain(path)
    })
  }

  delivered('are all there are', () => {
    expect(specified).toHaveLength(50)
    expect(paths.filter((path) => !specified.includes(path))).toEqual([])
  })
})
