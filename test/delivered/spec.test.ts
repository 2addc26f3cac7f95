import { describe, expect } from 'vitest'
import { company } from '../../src/content/company.ts'
import { page, textOf } from '../site.ts'
import { delivered } from './delivered.ts'

/** What the spec says must be read on a page. */
const said: Record<string, string[]> = {
  '/': [
    'Global Projects 100+',
    'Years Experience 15+',
    'Global Offices 4',
    '150+',
    '25+',
    '99%',
    'Discuss Your Project',
    'Book a Free Consultation',
    'See Our Work',
    '250%',
    'Top 1% talent',
    '40%',
    'Faster delivery',
  ],
  '/about': ['2014', '10+', '500+', '25+'],
  '/process': [
    'Discovery',
    '1-2 weeks',
    'Design',
    '2-3 weeks',
    'Development',
    '6-12 weeks',
    'Testing',
    'Deployment',
    '1 week',
    'Support',
    'Ongoing',
    'Agile Scrum',
    'Kanban',
    'Lean',
    'DevOps',
  ],
  '/industries': [
    'SaaS & Tech',
    'Real Estate',
    'FinTech',
    'E-commerce',
    'Healthcare',
    'EdTech',
    'Learn More',
    'Domain expertise',
    'Compliance and security',
    'Scalable architecture',
    'Ongoing support',
  ],
  '/portfolio': [
    'Our Portfolio',
    '100+',
    'Projects Delivered',
    '50+',
    'Happy Clients',
    '15+',
    'Industries Served',
    '99%',
    'Client Satisfaction',
    'View Case Studies',
    'Start Your Project',
    'Filter by Category',
    'Technologies Used',
  ],
  '/contact': [
    'Get In Touch',
    'Schedule a Consultation',
    'Schedule Free Consultation',
    'Response within 2 hours',
    'business days',
    'Expert access',
    'Detailed proposal',
    '48 hours',
    'India',
    'headquarters',
    'United States',
    'Australia',
    '9:00–18:00 IST',
    '9:00–17:00 EST',
    '9:00–17:00 AEST',
  ],
  '/hire-experts': ['onboarding', '2 weeks', 'Top 1%'],
  '/services/custom-development': ['Start Your Project', 'View Portfolio'],
  '/services/product-engineering': [
    'Build Your Product',
    'View Success Stories',
    'Research',
    'Strategy',
    'Design',
    'Build',
    'Launch',
    'Scale',
    'Ready to Launch?',
  ],
  '/services/cloud-devops': [
    'Start Cloud Migration',
    'Free Cloud Assessment',
    '99.9%',
    'Uptime',
    '40%',
    'Lower infrastructure cost',
  ],
  '/services/ui-ux-design': ['Start Design Project', 'View Design Portfolio', '200%', 'Engagement'],
  '/services/ai-automation': [
    'Explore AI Solutions',
    'AI Readiness Assessment',
    '60%',
    '70%',
    'Faster diagnosis',
    '$2M+',
    'Fraud prevented monthly',
    '35%',
    'Conversion boost',
    'Why Invest in AI',
    'AI solutions delivered',
  ],
  '/industries/fintech': ['PCI DSS', 'SOX', 'Security features'],
  '/industries/healthcare': ['HIPAA', 'FDA', 'HL7'],
  '/industries/ecommerce': ['Third-party integrations'],
  '/industries/edtech': ['FERPA', 'COPPA'],
  '/privacy': [
    'December 2024',
    '2014',
    'Access: to learn',
    'Correction: to have',
    'Deletion: to have',
    'Restriction: to have',
    'Portability: to receive',
    'Withdrawal of consent: to take back',
    company.privacyEmail,
    ...company.legalContacts.map(({ email }) => email),
  ],
  '/terms': ['December 2024', '2014', 'limited to the amount the client has paid', 'full payment'],
  '/cookie-policy': ['December 2024', '2014', 'session', '2 years', '1 year', '30 to 90 days'],
}

describe.each(Object.entries(said))('%s', (path, sentences) => {
  for (const sentence of sentences) {
    delivered(`says “${sentence}”`, async () => {
      expect(textOf((await page(path)).querySelector('main'))).toContain(sentence)
    })
  }
})

/** Lists of a fixed length: a selector, or a heading and what stands in the section below it. */
const counted: [string, string, number][] = [
  ['/', '#services article', 6],
  ['/', '#industries article', 6],
  ['/', '#case-studies article', 6],
  ['/', 'main blockquote', 3],
  ['/', 'main svg[role=img] use', 23],
  ['/', 'main address', 3],
  ['/about', 'main li img', 4],
  ['/process', 'main ol.steps > li', 6],
  ['/industries', 'main article', 6],
  ['/portfolio', '#work article', 25],
  ['/portfolio', 'main blockquote', 1],
  ['/contact', 'main address', 3],
  ['/contact', 'main details', 4],
  ['/services/custom-development', 'main ol.steps > li', 4],
  ['/services/ui-ux-design', 'main progress', 5],
  ['/services/ai-automation', '#solutions li', 6],
]

describe('the numbers of things', () => {
  for (const [path, selector, count] of counted) {
    delivered(`${path}: ${selector} × ${count}`, async () => {
      const root = await page(path)
      expect(root.querySelectorAll(selector)).toHaveLength(count)
    })
  }

  delivered('fills the progress bars to their share of five', async () => {
    const root = await page('/services/ui-ux-design')
    const shares = root
      .querySelectorAll('progress')
      .map((bar) => Number(bar.getAttribute('value')) / Number(bar.getAttribute('max')))
    expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1])
  })
})

describe('the order of the home page', () => {
  delivered('is the spec’s', async () => {
    const root = await page('/')
    expect(root.querySelectorAll('main section[id]').map(({ id }) => id)).toEqual([
      'about',
      'services',
      'industries',
      'case-studies',
    ])
    const badges = root.querySelectorAll('main p.swing').map(textOf)
    const heads = [
      'About us',
      'Core services',
      'Industries',
      'Case studies',
      'Why choose us',
      'Technology stack',
      'Testimonials',
      'Global offices',
    ]
    expect(badges.filter((badge) => heads.includes(badge))).toEqual(heads)
  })
})

/** Every control that the spec names, and where the rulings send it. */
const { booking, email, phoneHref, scheduling } = company
const leads: [string, string, string][] = [
  ['/', 'Book a Free Consultation', booking],
  ['/', 'See Our Work', '/portfolio'],
  ['/', 'Discuss Your Project', '/contact'],
  ['/portfolio', 'View Case Studies', '#work'],
  ['/portfolio', 'Start Your Project', '/contact'],
  ['/contact', 'Schedule Free Consultation', booking],
  ['/contact', 'Send Email', `mailto:${email}`],
  ['/contact', 'Call Now', phoneHref],
  ['/contact', 'See Office Addresses', '#offices'],
  ['/services/custom-development', 'Start Your Project', '/contact'],
  ['/services/custom-development', 'View Portfolio', '/portfolio'],
  ['/services/product-engineering', 'Build Your Product', '/contact'],
  ['/services/product-engineering', 'View Success Stories', '/portfolio'],
  ['/services/cloud-devops', 'Start Cloud Migration', '/contact'],
  ['/services/cloud-devops', 'Free Cloud Assessment', booking],
  ['/services/ui-ux-design', 'Start Design Project', '/contact'],
  ['/services/ui-ux-design', 'View Design Portfolio', '/portfolio'],
  ['/services/ai-automation', 'Explore AI Solutions', '#solutions'],
  ['/services/ai-automation', 'AI Readiness Assessment', booking],
]

describe('every control', () => {
  for (const [path, label, href] of leads) {
    delivered(`${path}: ${label} leads to ${href}`, async () => {
      const root = await page(path)
      const link = root
        .querySelectorAll('main a')
        .find((each) => textOf(each).replace('(opens in a new tab)', '').trim() === label)
      expect(link?.getAttribute('href')).toBe(href)
    })
  }
})

describe('header and footer', () => {
  delivered('hold the links of the spec, in its order', async () => {
    const root = await page('/about')
    const label = (link: ReturnType<typeof root.querySelector>) => [textOf(link), link?.getAttribute('href')]
    const header = root.querySelector('header')
    expect(header?.querySelectorAll('nav[aria-label=Main] > ul > li > a').map(label)).toEqual([
      ['Hire Expert', '/hire-experts'],
      ['Portfolio', '/portfolio'],
      ['Contact Us', '/contact'],
    ])
    const menus = header?.querySelectorAll('nav[aria-label=Main] [popover]') ?? []
    expect(menus.map((menu) => menu.querySelectorAll('b').map(textOf))).toEqual([
      ['About', 'Industries', 'Process'],
      [
        'Custom Development',
        'Product Engineering',
        'Cloud & DevOps',
        'UI/UX Design',
        'AI & Automation',
        'Mobile App Development',
        'Web Development',
        'CMS & E-commerce',
        'Web Design',
        'Not sure?',
      ],
    ])
    const mobile = root.querySelector('dialog nav')
    expect(mobile?.querySelectorAll('summary').map(textOf)).toEqual(['Company', 'Development Services'])
    expect(mobile?.children.filter(({ tagName }) => tagName === 'A').map(label)).toEqual([
      ['Portfolio', '/portfolio'],
      ['Hire Developers', '/hire-experts'],
      ['Contact', '/contact'],
    ])
    const footer = root.querySelector('body > footer')
    expect(footer?.querySelectorAll('nav a').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/industries',
      '/process',
      '/#case-studies',
      '/contact',
      '/services/custom-development',
      '/services/product-engineering',
      '/services/cloud-devops',
      '/services/ui-ux-design',
      '/services/ai-automation',
      '/industries/saas-tech',
      '/industries/real-estate',
      '/industries/fintech',
      '/industries/ecommerce',
      '/industries/healthcare',
      '/industries/edtech',
      '/privacy',
      '/terms',
      '/cookie-policy',
    ])
    const text = textOf(footer)
    expect(text).toContain('© 2014')
    expect(footer?.querySelectorAll('a').map(label)).toContainEqual(['Talk to Our Experts', '/contact'])
    expect(footer?.querySelector(`a[href="${scheduling}"]`)).not.toBeNull()
    expect(footer?.querySelectorAll('[role=img]').map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'LinkedIn',
      'GitHub',
      'YouTube',
    ])
  })
})
