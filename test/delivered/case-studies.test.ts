import { describe, expect } from 'vitest'
import { caseStudies, pathOf, usedCategories } from '../../src/content/case-studies.ts'
import { slugOf } from '../../src/content/schema.ts'
import { page, textOf } from '../site.ts'
import { delivered } from './delivered.ts'

/** The facts of the spec's section 9, word for word: months, developers, other facts, figures. */
const facts: Record<string, { months?: number; team?: number; says?: string[]; figures?: string[] }> = {
  'securevault-banking': { figures: ['$50M+', '99.9%', '300K+', '280%'] },
  'smartlogistics-hub': { months: 18, team: 22, figures: ['40%', '350%', '5K+', '95%'] },
  'ai-innovation-platform': { months: 14, team: 12, figures: ['300%', '50K+', '$2M+', '99.7%'] },
  'blockchain-security-suite': { months: 18, team: 15, figures: ['$50M+', '100K+', '99.99%', '0'] },
  'enterprise-consulting-hub': { months: 16, team: 14, figures: ['500+', '95%', '$10M+', '40%'] },
  'medical-lab-system': {
    months: 20,
    team: 18,
    says: ['HIPAA, CLIA, FDA'],
    figures: ['100K+', '98.5%', '60%', '99.9%'],
  },
  'intelliexam-platform': {
    months: 18,
    team: 15,
    says: ['FERPA, COPPA'],
    figures: ['2M+', '94%', '500K+', '400%'],
  },
  'payflow-gateway': {
    months: 24,
    team: 20,
    says: ['PCI DSS, SOX', '150+'],
    figures: ['$100M+', '99.7%', '10K+', '500%', '150+'],
  },
  'mediconnect-pro': { months: 30, team: 25, says: ['HIPAA, FDA, HL7'], figures: ['1M+', '97%', '5K+'] },
  'enterpriseflow-erp': { months: 36, team: 35, figures: ['45%', '85%', '50K+', '300%'] },
  'datamind-analytics': { months: 28, team: 22, figures: ['10B+', '92%', '200+', '250%'] },
  'facilitymax-pro': { months: 26, team: 18, figures: ['1000+', '75%', '25K+', '400%'] },
  'innovatelab-platform': { months: 22, team: 16, figures: ['500+', '78%', '100+', '300%'] },
  'automateflow-rpa': { months: 20, team: 14, figures: ['10K+', '70%', '1K+', '450%'] },
  'digital-mall-platform': { months: 18, team: 22, says: ['Three cities'], figures: ['2M+', '400%', '35%'] },
  'health-discovery-platform': { months: 24, team: 19, figures: ['15K+', '500K+', '95%', '300%'] },
  'global-consulting-network': { months: 20, team: 16, figures: ['1K+', '98%', '5K+', '250%'] },
  'parenting-support-platform': { months: 16, team: 14, figures: ['100K+', '25K+', '96%', '350%'] },
  'on-demand-laundry-app': {
    months: 14,
    team: 18,
    says: ['Saudi Arabia'],
    figures: ['50K+', '2K+', '92%', '500%'],
  },
  'digital-marketing-platform': { figures: ['400%', '200+', '$10M+'] },
  'digital-news-platform': { figures: ['100K+', '85%', '10K+'] },
}

const early = caseStudies.slice(0, 6)
const short = ['digital-marketing-platform', 'digital-news-platform']

describe('the 25 projects', () => {
  delivered('have the titles and categories of the rulings, in their order', () => {
    expect(caseStudies.map(({ title, category }) => `${title} | ${category}`)).toEqual([
      'TechFlow Solutions | Enterprise Tech',
      'HealthSync Pro | Medical Platform',
      'EduMaster Platform | Learning Management',
      'RetailMax Commerce | Retail Platform',
      'SecureVault Banking | Digital Banking',
      'SmartLogistics Hub | Supply Chain',
      'AI Innovation Platform | AI Platform',
      'Blockchain Security Suite | Security Platform',
      'Enterprise Consulting Hub | Consulting Platform',
      'Medical Lab System | Lab Management',
      'IntelliExam Platform | Assessment System',
      'PayFlow Gateway | Payment Processing',
      'MediConnect Pro | Health Management',
      'EnterpriseFlow ERP | ERP Solution',
      'DataMind Analytics | Business Intelligence',
      'FacilityMax Pro | Property Management',
      'InnovateLab Platform | Innovation Management',
      'AutomateFlow RPA | RPA Platform',
      'Digital Mall Platform | Digital Mall Platform',
      'Health Discovery Platform | Medical Discovery Platform',
      'Global Consulting Network | Consulting Platform',
      'Parenting Support Platform | Parenting Support Platform',
      'On-Demand Laundry App | Service Delivery Platform',
      'Digital Marketing Platform | Marketing Automation Platform',
      'Digital News Platform | Digital News Platform',
    ])
  })

  delivered('have 24 categories', () => {
    expect(usedCategories).toHaveLength(24)
  })
})

describe.each(caseStudies.map((study) => [study.title, study] as const))('%s', (_, study) => {
  const slug = slugOf(study.title)
  const known = facts[slug] ?? {}

  delivered('states every fact that the spec gives, exactly', async () => {
    const root = await page(pathOf(study))
    const figures = root.querySelectorAll('main dl dd').map(textOf)
    for (const figure of known.figures ?? []) expect(figures, figure).toContain(figure)
    const text = textOf(root.querySelector('main'))
    for (const fact of known.says ?? []) expect(text).toContain(fact)
    if (known.months) expect(text).toContain(`Duration ${known.months} months`)
    if (known.team) expect(text).toContain(`Team ${known.team} developers`)
  })

  delivered('has the parts of its kind', async () => {
    const root = await page(pathOf(study))
    const headings = root.querySelectorAll('main h2').map(textOf)
    const long = ['Project overview', 'Project details', 'What it can do', 'Technologies', 'Results']
    if (short.includes(slug)) {
      for (const heading of long.filter((each) => each !== 'What it can do')) {
        expect(headings).not.toContain(heading)
      }
    } else {
      for (const heading of long) expect(headings).toContain(heading)
      expect(root.querySelector('aside[aria-label=Award] h3')).not.toBeNull()
      const { stack = [] } = study.story ?? {}
      expect(stack.length).toBeGreaterThanOrEqual(3)
      expect(stack.length).toBeLessThanOrEqual(4)
    }
  })
})

describe('what the projects say of time and people', () => {
  const spanOf = ({ years }: (typeof caseStudies)[number]) => {
    const [first = 0, final = first] = years.split('–').map(Number)
    return { first, final }
  }

  delivered('years that hold the months, after the registration and before the page was changed', () => {
    for (const study of caseStudies) {
      const { first, final } = spanOf(study)
      expect(study.years, study.title).toMatch(/^\d{4}(–\d{4})?$/)
      expect(first, study.title).toBeGreaterThanOrEqual(2016)
      expect(final, study.title).toBeLessThanOrEqual(Number(study.updated.slice(0, 4)))
      const { months = 12 * (final - first) } = study.story ?? {}
      expect(months, study.title).toBeLessThanOrEqual(12 * (final - first + 1))
      expect(months, study.title).toBeGreaterThanOrEqual(12 * (final - first - 1) + 2)
    }
    expect(Math.min(...caseStudies.map((study) => spanOf(study).first))).toBe(2016)
    expect(Math.max(...caseStudies.map((study) => spanOf(study).final))).toBe(2026)
  })

  delivered('awards in the two years after, each from somebody else', () => {
    const awards = caseStudies.flatMap((study) => study.story?.award ?? [])
    expect(new Set(awards.map(({ giver }) => giver)).size).toBe(awards.length)
    for (const study of caseStudies) {
      const { year } = study.story?.award ?? {}
      if (year) expect([0, 1, 2], study.title).toContain(year - spanOf(study).final)
    }
  })

  delivered('a client’s words on nine pages or more, each person and each client on one', async () => {
    const captions: string[] = []
    for (const study of caseStudies) {
      const root = await page(pathOf(study))
      captions.push(...root.querySelectorAll('main figcaption').map(textOf))
    }
    expect(captions.length).toBeGreaterThanOrEqual(9)
    const companies = captions.map((caption) => caption.split(', ').at(-1))
    expect(new Set(companies).size).toBe(captions.length)
  })

  delivered('match runs in seven, shown and told', async () => {
    const tested = caseStudies.filter(({ story }) => story?.matchRun)
    expect(tested).toHaveLength(7)
    for (const study of tested) {
      const text = textOf((await page(pathOf(study))).querySelector('main'))
      expect(text).toContain(`Match run ${study.story?.matchRun}`)
      expect(study.story?.overview.join().match(/match run/g), study.title).toHaveLength(1)
    }
  })

  delivered('on the short pages, what was hard, in 60 to 90 words', () => {
    for (const { title, story, hard = '' } of caseStudies) {
      const words = hard.split(/\s+/).length
      if (story) expect(hard, title).toBe('')
      else expect(words >= 60 && words <= 90, `${title}: ${words}`).toBe(true)
    }
  })
})

describe('the titles for search', () => {
  delivered('are sentences of at most 50 characters, no two alike, without “case study”', () => {
    const titles = caseStudies.map(({ searchTitle }) => searchTitle)
    expect(new Set(titles).size).toBe(titles.length)
    for (const title of titles) {
      expect(title.length, title).toBeLessThanOrEqual(50)
      expect(title).not.toMatch(/case study/i)
    }
  })
})

describe('the first six', () => {
  delivered(
    'tell what stood in the way, and group technologies as Frontend, Backend and Infrastructure',
    () => {
      for (const { title, story } of early) {
        expect(story?.challenges?.length, title).toBeGreaterThan(0)
        expect(story?.stack.map(({ category }) => category)).toEqual([
          'Frontend',
          'Backend',
          'Infrastructure',
        ])
        expect(story?.months, title).toBeGreaterThanOrEqual(8)
      }
      for (const { title, story } of early.slice(0, 5)) {
        expect(story?.months, title).toBeLessThanOrEqual(16)
        expect(story?.developers, title).toBeGreaterThanOrEqual(12)
        expect(story?.developers, title).toBeLessThanOrEqual(25)
      }
    },
  )
})

describe('the labels that the spec fixes', () => {
  for (const [title, label] of [
    ['AI Innovation Platform', 'Start Your AI Project'],
    ['Blockchain Security Suite', 'Secure Your Platform'],
    ['EnterpriseFlow ERP', 'Start Your Transformation'],
    ['Medical Lab System', 'Modernize Your Lab'],
    ['SecureVault Banking', 'Start Your FinTech Project'],
    ['SmartLogistics Hub', 'Start Your Logistics Project'],
  ]) {
    delivered(`${title}: ${label}`, () => {
      expect(caseStudies.find((study) => study.title === title)?.closing.action).toBe(label)
    })
  }
})
