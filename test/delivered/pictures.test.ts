import { describe, expect } from 'vitest'
import { caseStudies, studiesTitled } from '../../src/content/case-studies.ts'
import { projectPicture } from '../../src/content/pictures.ts'
import { type Service, slugOf } from '../../src/content/schema.ts'
import { services } from '../../src/content/services.ts'
import { delivered } from './delivered.ts'

/** The design's table: which picture each project gets. */
const table = `techflow-solutions erp, healthsync-pro health, edumaster-platform education,
retailmax-commerce retail, securevault-banking banking, smartlogistics-hub logistics,
ai-innovation-platform ai, blockchain-security-suite security, enterprise-consulting-hub consulting,
medical-lab-system lab, intelliexam-platform education-rose, payflow-gateway banking-indigo,
mediconnect-pro health-verdigris, enterpriseflow-erp erp-walnut, datamind-analytics analytics,
facilitymax-pro property, innovatelab-platform lab-indigo, automateflow-rpa rpa,
digital-mall-platform retail-rose, health-discovery-platform health-indigo,
global-consulting-network consulting-verdigris, parenting-support-platform family,
on-demand-laundry-app service, digital-marketing-platform analytics-weld, digital-news-platform media`

describe('the picture of a project', () => {
  for (const line of table.split(/,\s*/)) {
    delivered(line, () => {
      const chosen = caseStudies.map((study) => `${slugOf(study.title)} ${projectPicture(study).file}`)
      expect(chosen).toContain(line)
    })
  }

  delivered('says what no other picture shows', () => {
    const texts = caseStudies.map((study) => projectPicture(study).alt)
    expect(texts).toEqual([...new Set(texts)])
  })
})

describe('projects that prove a service', () => {
  for (const [path, { proof }] of Object.entries<Service>(services)) {
    delivered(`of ${path} show no drawing twice, in whichever dye`, () => {
      const motifs = studiesTitled(proof.projects).map((study) => projectPicture(study).file.split('-')[0])
      expect(new Set(motifs).size).toBe(motifs.length)
    })
  }
})
