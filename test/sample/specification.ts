/**
 * What was specified: what the main part of each page shows, in the order of the document. A row is a text, a link as
 * `label → address`, or the number of elements that a selector finds. Names in braces stand for content of the page or the company.
 */
export type Row = string | readonly [number, string]

const booking = '{booking}'

/** Services, tools, benefits, sample results and process, in this order. */
const developmentOrder: Row[] = [
  '{intro.title}',
  '{toolsHeading.title}',
  'Benefits {benefitsHeading.title}',
  'Sample results {resultsHeading.title}',
  '{processHeading.title}',
]
const industryOrder: Row[] = [
  '{intro.title}',
  '{stackHeading.title}',
  '{storiesHeading.title}',
  '{whyHeading.title}',
  '{ctaCard.heading}',
  '{closing.heading}',
  [2, 'main > section:last-of-type .button, main > div:last-of-type .button'],
]

export const pages: Record<string, Row[]> = {
  '/': [
    `Book a Free Consultation → ${booking}`,
    'See Our Work → /portfolio',
    'About us',
    'core services',
    'Discuss Your Project → /contact',
    'Industries',
    'Case studies',
    'why choose us',
    'technology stack',
    'testimonials',
    'global offices',
    [6, '#services h3 > a'],
    [6, '#industries h3 > a'],
    [6, '#case-studies li a[href^="/case-studies/"][aria-label]'],
    [5, 'section:contains("Why choose us") h3'],
    [5, 'section:contains("Technology stack") h3'],
    [3, 'blockquote'],
    [23, 'svg[role=img] use'],
    [1, '#about'],
  ],
  '/about': [
    '2014',
    '{story.heading}',
    'Our values {values.heading.title}',
    'Leadership {leadership.heading.title}',
    [4, 'li img'],
  ],
  '/process': [
    '{stepsHeading}',
    [6, 'section:contains("{stepsHeading}") li:has(h3)'],
    '{methodsHeading.title}',
    [4, 'section:contains("{methodsHeading.title}") h3'],
    'Typical timeline',
    'Discovery 1-2 weeks',
    'Design 2-3 weeks',
    'Development 6-12 weeks',
    'Testing 2-3 weeks',
    'Deployment 1 week',
    'Support ongoing',
    '{matchRun.heading.title}',
  ],
  '/industries': [
    [6, 'article:contains("Learn More") h3 a'],
    'domain expertise',
    'compliance and security',
    'scalable architecture',
    'ongoing support',
  ],
  '/portfolio': [
    'Our Portfolio',
    'View Case Studies → #work',
    'Start Your Project → /contact',
    'Filter by Category',
    [25, '#work article h4:contains("Technologies Used") + ul'],
    [75, '#work article dl > div svg'],
    [25, '#work article img'],
    [25, '#work article a:contains("View Case Study")'],
    [1, 'blockquote'],
  ],
  '/contact': [
    'Get In Touch',
    'Email us',
    'Send Email → mailto:{email}',
    'Call us',
    'Call Now → {firstPhone}',
    'Visit us',
    'See Office Addresses → #offices',
    'Schedule a Consultation',
    'Thirty minutes. Free.',
    `Schedule Free Consultation → ${booking}`,
    '{phone} → {phoneHref}',
    'Something we built does not work?',
    'Response within 2 hours on business days.',
    'expert access',
    'within 48 hours',
    'India, headquarters',
    '9:00-18:00 IST, Mon-Fri',
    'United States',
    '9:00-17:00 EST/EDT, Mon-Fri',
    'Australia',
    '9:00-17:00 AEST/AEDT, Mon-Fri',
    [3, '#offices article a[href^=mailto]'],
    [0, '#offices article:contains("Australia") a[href^=tel]'],
    [4, 'details'],
  ],
  '/hire-experts': [
    ...developmentOrder.slice(0, 3),
    'Onboarding within 2 weeks',
    ...developmentOrder.slice(3),
    [1, 'h3:contains("1% talent")'],
  ],
  '/mobile-app-development': developmentOrder,
  '/web-development': developmentOrder,
  '/cms-and-e-commerce': developmentOrder,
  '/web-design': developmentOrder,
  '/services/custom-development': [
    'Start Your Project → /contact',
    'View Portfolio → /portfolio',
    '{intro.title}',
    '{toolsHeading.title}',
    '{processHeading.title}',
    [4, 'ol > li:has(h3)'],
  ],
  '/services/product-engineering': [
    'Build Your Product → /contact',
    'View Success Stories → /portfolio',
    '{intro.title}',
    '{toolsHeading.title}',
    'Research',
    'Strategy',
    'Design',
    'Build',
    'Launch',
    'Scale',
    'Six reasons to partner',
    'Ready to Launch?',
    [6, 'section:contains("Six reasons to partner") li'],
    [1, 'aside:contains("Ready to Launch?") a'],
  ],
  '/services/cloud-devops': [
    'Start Cloud Migration → /contact',
    `Free Cloud Assessment → ${booking}`,
    '{intro.title}',
    '{toolsHeading.title}',
    '{phasesHeading.title}',
    [4, 'section:contains("{providersHeading.title}") h3'],
  ],
  '/services/ui-ux-design': [
    'Start Design Project → /contact',
    'View Design Portfolio → /portfolio',
    '{intro.title}',
    '{toolsHeading.title}',
    [5, 'ol > li:has(h3) progress'],
  ],
  '/services/ai-automation': [
    'Explore AI Solutions → #solutions',
    `AI Readiness Assessment → ${booking}`,
    '{intro.title}',
    'AI solutions delivered',
    'technology stack',
    'Why Invest in AI',
    `Schedule Free Consultation → ${booking}`,
    'success stories',
    [6, '#solutions li:has(h3) h3 svg'],
  ],
  '/industries/saas-tech': industryOrder,
  '/industries/real-estate': industryOrder,
  '/industries/fintech': [...industryOrder, [1, 'h2:contains("Security features")']],
  '/industries/ecommerce': [...industryOrder, [1, 'h2:contains("Third-party integrations")']],
  '/industries/healthcare': [...industryOrder, [1, 'h2:contains("Security")']],
  '/industries/edtech': [...industryOrder, [1, 'h2:contains("Learning approaches")']],
  '/privacy': [
    'December 2024',
    'access',
    'correction',
    'deletion',
    'restriction',
    'portability',
    'withdrawal of consent',
    '{privacyEmail}',
    '{legalEmail}',
    '{phone}',
  ],
  '/terms': [
    'December 2024',
    'on full payment',
    'for the service in question',
    [0, '[aria-labelledby=liability]:contains("$")'],
    [0, '[aria-labelledby=liability]:contains("at least")'],
  ],
  '/cookie-policy': [
    'December 2024',
    [1, 'tr:contains("Essential"):contains("session")'],
    [1, 'tr:contains("Analytics"):contains("2 years")'],
    [1, 'tr:contains("Functional"):contains("1 year")'],
    [1, 'tr:contains("Marketing"):contains("30 to 90 days")'],
    [2, 'a[href*=gaoptout], a[href*="optout.aboutads"]'],
  ],
  '/no-such-page': [[1, 'img[alt*="404"]'], 'Oops! Page not found', 'Return to Home → /'],
}

/** The figures of pages, each a value and its label. Notes below labels are not part of them. */
export const figures: Record<string, string[]> = {
  '/': [
    '100+ Global Projects',
    '15+ Years Experience',
    '4 Global Offices',
    '150+ happy clients',
    '25+ team members',
    '15+ industries served',
    '99% client satisfaction',
    '150+ launches',
    '40% faster delivery',
    '250% average ROI',
    'top 1% talent',
  ],
  '/about': ['10+ years in business', '500+ projects', '25+ team members', '99% client satisfaction'],
  '/portfolio': [
    '100+ Projects Delivered',
    '50+ Happy Clients',
    '15+ Industries Served',
    '99% Client Satisfaction',
  ],
  '/services/cloud-devops': ['99.9% uptime', '40% lower infrastructure cost'],
  '/services/ui-ux-design': ['up to 200% engagement'],
  '/services/ai-automation': [
    'up to 60% cost reduction',
    '250% average ROI',
    '70% faster diagnosis',
    '$2M+ fraud prevented monthly',
    '35% conversion boost',
  ],
}

/** What links of menus and of the footer lead to, by the selector of each list. */
export const links: Record<string, string[]> = {
  'header ul[popover]:contains("Process") a': [
    'About → /about',
    'Industries → /industries',
    'Process → /process',
  ],
  'header ul[popover]:contains("Web Design") a': [
    'Custom Development → /services/custom-development',
    'Product Engineering → /services/product-engineering',
    'Cloud & DevOps → /services/cloud-devops',
    'UI/UX Design → /services/ui-ux-design',
    'AI & Automation → /services/ai-automation',
    'Mobile App Development → /mobile-app-development',
    'Web Development → /web-development',
    'CMS & E-commerce → /cms-and-e-commerce',
    'Web Design → /web-design',
  ],
  'nav > ul > li > a': ['Hire Expert → /hire-experts', 'Portfolio → /portfolio', 'Contact Us → /contact'],
  'dialog nav > a': [
    'Portfolio → /portfolio',
    'Hire Developers → /hire-experts',
    'Contact → /contact',
    'Support → /contact#support',
  ],
}

/** The addresses that the footer links to. Sections stand beside the page that they belong to. */
export const footer =
  '/about /about#security /about#procurement /industries /process /process#price /hire-experts /portfolio /#case-studies ' +
  '/contact /contact#support ' +
  '/services/custom-development /services/product-engineering /services/cloud-devops /services/ui-ux-design ' +
  '/services/ai-automation /mobile-app-development /web-development /cms-and-e-commerce /web-design ' +
  '/industries/saas-tech /industries/real-estate /industries/fintech /industries/ecommerce /industries/healthcare ' +
  '/industries/edtech /privacy /terms /cookie-policy'

/**
 * The projects in their order: title, category, the drawing that its words choose, its months and team, its figures, and what
 * else its page shows, as far as they were specified. The first words of months and figures name the project.
 */
export const projects = `
TechFlow Solutions | Enterprise Tech | erp |  |  |
HealthSync Pro | Medical Platform | health |  |  |
EduMaster Platform | Learning Management | education |  |  |
RetailMax Commerce | Retail Platform | retail |  |  |
SecureVault Banking | Digital Banking | banking |  | banking $50M+ transactions, 99.9% security score, 300K+ users, 280% security enhancement | Start Your FinTech Project
SmartLogistics Hub | Supply Chain | logistics | logistics 18 months, 22 developers | logistics 40% cost reduction, 350% delivery speed, 5K+ vehicles, 95% uptime | Start Your Logistics Project
AI Innovation Platform | AI Platform | ai | AI platform 14, 12 | AI platform 300%, 50K+ tasks, $2M+, 99.7% | Start Your AI Project
Blockchain Security Suite | Security Platform | security | blockchain 18, 15 | blockchain $50M+, 100K+, 99.99%, 0 breaches | Secure Your Platform
Enterprise Consulting Hub | Consulting Platform | consulting | consulting 16, 14 | consulting 500+, 95%, $10M+, 40% |
Medical Lab System | Lab Management | lab | medical lab 20, 18 | lab 100K+, 98.5%, 60%, 99.9% | HIPAA, CLIA, FDA; Modernize Your Lab
IntelliExam Platform | Assessment System | education-listening | exam platform 18, 15 | exams 2M+, 94%, 500K+, 400% | FERPA, COPPA
PayFlow Gateway | Payment Processing | banking-ledger | payment gateway 24, 20 | payments $100M+, 99.7%, 10K+, 500%, 150+ currencies | PCI DSS, SOX
MediConnect Pro | Health Management | health-wound | healthcare 30, 25 | healthcare 1M+, 97%, 5K+ | HIPAA, FDA, HL7
EnterpriseFlow ERP | ERP Solution | erp-part-number | ERP 36, 35 | ERP 45%, 85%, 50K+, 300% | Start Your Transformation
DataMind Analytics | Business Intelligence | analytics | analytics 28, 22 | analytics 10B+, 92%, 200+, 250% |
FacilityMax Pro | Property Management | property | facility management 26, 18 | facility 1000+, 75%, 25K+, 400% |
InnovateLab Platform | Innovation Management | lab-notebook | R&D platform 22, 16 | R&D 500+ active projects, 78% success, 100+ teams, 300% research velocity |
AutomateFlow RPA | RPA Platform | rpa | RPA 20, 14 | RPA 10K+ monthly processes, 70% efficiency, 1K+ bots, 450% |
Digital Mall Platform | Digital Mall Platform | retail-one-bag | digital mall 18, 22 | digital mall 2M+ monthly visitors, 400% engagement, 35% revenue growth | three cities
Health Discovery Platform | Medical Discovery Platform | health-search | health discovery 24, 19 | health discovery 15K+ providers, 500K+ bookings, 95%, 300% |
Global Consulting Network | Consulting Platform | consulting-advisers | consulting network 20, 16 | consulting network 1K+ consultants, 98%, 5K+ projects, 250% |
Parenting Support Platform | Parenting Support Platform | family | parenting 16, 14 | parenting 100K+ parents, 25K+ sessions, 96%, 350% |
On-Demand Laundry App | Service Delivery Platform | service | laundry app 14, 18 | laundry 50K+ users, 2K+ daily orders, 92% retention, 500% | Saudi Arabia
Digital Marketing Platform | Marketing Automation Platform | analytics-sources |  | marketing 400% ROI, 200+ brands, $10M+ ad spend |
Digital News Platform | Digital News Platform | media |  | news 100K+ daily readers, 85% engagement, 10K+ articles |
`
  .trim()
  .split('\n')
  .map((line) => {
    const [title = '', category = '', picture = '', facts = '', figures = '', shows = ''] =
      line.split(/ ?\| ?/)
    return { title, category, picture, facts, figures, shows: shows.split('; ').filter(Boolean) }
  })
