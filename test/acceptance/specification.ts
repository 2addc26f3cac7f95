import { caseStudies } from '../../src/content/case-studies.ts'
import { company, offices, team, testimonials } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
import { hireExperts } from '../../src/content/hire-experts.ts'
import { edtech } from '../../src/content/industries/edtech.ts'
import { fintech } from '../../src/content/industries/fintech.ts'
import { industryCards } from '../../src/content/industries.ts'
import { projectPicture } from '../../src/content/pictures.ts'
import { process } from '../../src/content/process.ts'
import { pageOf } from '../../src/content/projects.ts'
import type * as schema from '../../src/content/schema.ts'
import { uiUxDesign } from '../../src/content/services/ui-ux-design.ts'

// What the specification states of this site, a row for each of its lines: a company that changes one deletes its row.

const { booking, email, phone, phoneHref, privacyEmail, scheduling } = company

/** What a page shows: texts in its main part, and controls with the address that they lead to. */
export const pages: [path: string, ...shown: string[]][] = [
  ['/', 'Global Projects 100+', 'Years Experience 15+', 'Global Offices 4'],
  ['/', 'Happy clients 150+', 'Team members 25+', 'Industries served 15+', 'Client satisfaction 99%'],
  ['/', '40% Faster delivery', 'Top 1% talent', '250% Average ROI', '150+ Launches'],
  ['/', `Get Started → ${booking}`, `Book a Free Consultation → ${booking}`],
  ['/', 'See Our Work → /portfolio', 'Discuss Your Project → /contact'],
  ['/about', '2014', 'Years in business 10+', 'Projects delivered 500+', 'Team members 25+'],
  ['/about', 'Talk to Our Experts → /contact', `Book a Free Consultation → ${scheduling}`],
  ['/process', 'Agile Scrum', 'Kanban', 'Lean', 'DevOps', 'three to twelve months'],
  ['/process', 'Discovery 1-2 weeks', 'Design 2-3 weeks', 'Development 6-12 weeks', 'Testing 2-3 weeks'],
  ['/process', 'Deployment 1 week', 'Support Ongoing'],
  ['/industries', 'SaaS & Tech', 'Real Estate', 'FinTech', 'E-commerce', 'Healthcare', 'EdTech'],
  ['/industries', 'Domain expertise', 'Compliance and security', 'Scalable architecture', 'Ongoing support'],
  ['/portfolio', 'Our Portfolio', 'View Case Studies → #work', 'Start Your Project → /contact'],
  ['/portfolio', 'View Case Study → /case-studies/techflow-solutions'],
  ['/portfolio', 'Filter by Category', 'Technologies Used', 'Projects Delivered 100+'],
  ['/portfolio', 'Happy Clients 50+', 'Industries Served 15+', 'Client Satisfaction 99%'],
  ['/contact', `${phone} → ${phoneHref}`, `Send Email → mailto:${email}`, `Call Now → ${phoneHref}`],
  ['/contact', 'Get In Touch', 'See Office Addresses → #offices', `Schedule Free Consultation → ${booking}`],
  ['/contact', 'Schedule a Consultation', 'Thirty minutes. Free.', '9:00–17:00 EST', '9:00–17:00 AEST'],
  ['/contact', 'Response within 2 hours on business days', 'Expert access', 'within 48 hours'],
  ['/contact', 'India, headquarters', 'United States', 'Australia', '9:00–18:00 IST, Mon–Fri'],
  ['/hire-experts', 'Onboarding within 2 weeks', 'Top 1% talent'],
  ['/services/custom-development', 'Start Your Project → /contact', 'View Portfolio → /portfolio'],
  ['/services/product-engineering', 'Research', 'Strategy', 'Design', 'Build', 'Launch', 'Scale'],
  ['/services/product-engineering', 'Build Your Product → /contact', 'View Success Stories → /portfolio'],
  ['/services/cloud-devops', '99.9% Uptime', '40% Lower infrastructure cost'],
  ['/services/cloud-devops', 'Start Cloud Migration → /contact', `Free Cloud Assessment → ${booking}`],
  ['/services/ui-ux-design', 'Start Design Project → /contact', 'View Design Portfolio → /portfolio'],
  ['/services/ui-ux-design', '200% Engagement'],
  ['/services/ai-automation', 'AI solutions delivered', 'Why Invest in AI', '60% Cost reduction'],
  ['/services/ai-automation', '70% Faster diagnosis', '$2M+ Fraud prevented monthly', '35% Conversion boost'],
  ['/services/ai-automation', 'Explore AI Solutions → #solutions', `AI Readiness Assessment → ${booking}`],
  ['/services/ai-automation', `Schedule Free Consultation → ${booking}`],
  ['/industries/fintech', 'Security features', 'PCI DSS', 'SOX'],
  ['/industries/healthcare', 'HIPAA', 'FDA', 'HL7'],
  ['/industries/ecommerce', 'Third-party integrations'],
  ['/industries/edtech', 'Learning approaches', 'FERPA', 'COPPA'],
  ['/case-studies/techflow-solutions', 'Back to Case Studies → /#case-studies'],
  ['/case-studies/securevault-banking', 'Start Your FinTech Project → /contact'],
  ['/case-studies/smartlogistics-hub', 'Start Your Logistics Project → /contact'],
  ['/case-studies/ai-innovation-platform', 'Start Your AI Project → /contact'],
  ['/case-studies/blockchain-security-suite', 'Secure Your Platform → /contact'],
  ['/case-studies/medical-lab-system', 'HIPAA, CLIA, FDA', 'Modernize Your Lab → /contact'],
  ['/case-studies/intelliexam-platform', 'FERPA, COPPA'],
  ['/case-studies/payflow-gateway', 'PCI DSS, SOX', 'Back to Portfolio → /portfolio'],
  ['/case-studies/mediconnect-pro', 'HIPAA, FDA, HL7'],
  ['/case-studies/enterpriseflow-erp', 'Start Your Transformation → /contact'],
  ['/case-studies/digital-mall-platform', 'Three cities'],
  ['/case-studies/on-demand-laundry-app', 'Saudi Arabia'],
  ['/privacy', 'December 2024', '2014', 'Access:', 'Correction:', 'Deletion:', 'Restriction:'],
  ['/privacy', 'Portability:', 'Withdrawal of consent:', privacyEmail, phone],
  ['/privacy', ...company.legalContacts.map((contact) => contact.email)],
  ['/terms', 'December 2024', '2014', 'is limited to the amount the client has paid', 'on full payment'],
  ['/cookie-policy', 'December 2024', '2014'],
  ['/nope', 'Oops! Page not found', 'Return to Home → /'],
]

/** How often an element stands on a page. */
export const counts: [path: string, selector: string, count: number][] = [
  ['/', '#services article', 6],
  ['/', '#industries article', 6],
  ['/', '#case-studies article a[href^="/case-studies/"]', 6],
  ['/', 'section:contains("Why choose us") h3', 5],
  ['/', 'section:contains("Technology stack") h3', 5],
  ['/', 'main blockquote', 3],
  ['/', 'main svg[role=img] use', 23],
  ['/', 'body > footer:contains("© 2014") span[aria-hidden=true] > svg', 3],
  ['/about', 'main li img', 4],
  ['/industries', 'main article:contains("Learn More")', 6],
  ['/process', 'main ol.steps > li', 6],
  ['/process', 'section:contains("Four ways to run") h3', 4],
  ['/portfolio', 'main blockquote', 1],
  ['/contact', '#offices article:contains("Australia") a[href^=tel]', 0],
  ['/contact', '#offices article a[href^=mailto]', 3],
  ['/contact', 'main details', 4],
  ['/services/custom-development', 'main ol > li:has(h3)', 4],
  ['/services/product-engineering', 'section:contains("Six reasons to partner") li', 6],
  ['/services/product-engineering', 'aside:contains("Ready to Launch?") a', 1],
  ['/services/cloud-devops', 'section:contains("Azure"):contains("DigitalOcean") h3', 4],
  ['/services/ai-automation', '#solutions li', 6],
  ['/cookie-policy', 'tr:contains("Essential"):contains("session")', 1],
  ['/cookie-policy', 'tr:contains("Analytics"):contains("2 years")', 1],
  ['/cookie-policy', 'tr:contains("Functional"):contains("1 year")', 1],
  ['/cookie-policy', 'tr:contains("Marketing"):contains("30 to 90 days")', 1],
  ['/nope', 'main img[alt*=404]', 1],
  ['/cookie-policy', 'a[href*=gaoptout], a[href*="optout.aboutads"]', 2],
]

const about = ['About → /about', 'Industries → /industries', 'Process → /process']

const services = [
  'Custom Development → /services/custom-development',
  'Product Engineering → /services/product-engineering',
  'Cloud & DevOps → /services/cloud-devops',
  'UI/UX Design → /services/ui-ux-design',
  'AI & Automation → /services/ai-automation',
  'Mobile App Development → /mobile-app-development',
  'Web Development → /web-development',
  'CMS & E-commerce → /cms-and-e-commerce',
  'Web Design → /web-design',
]

/** Menus by the selector of their links, and the links. */
export const menus: [selector: string, ...links: string[]][] = [
  ['header ul[popover]:contains("Process") a', ...about],
  ['header ul[popover]:contains("Web Design") a', ...services],
  ['nav > ul > li > a', 'Hire Expert → /hire-experts', 'Portfolio → /portfolio', 'Contact Us → /contact'],
  ['dialog details:contains("Company") a', ...about],
  ['dialog details:contains("Development Services") a', ...services],
  ['dialog nav > a', 'Portfolio → /portfolio', 'Hire Developers → /hire-experts', 'Contact → /contact'],
]

const industries = ['saas-tech', 'real-estate', 'fintech', 'ecommerce', 'healthcare', 'edtech']

/** Where the footer leads. */
export const footer = [
  ...['/about', '/industries', '/process', '/#case-studies', '/contact'],
  ...services.slice(0, 5).map((link) => link.split(' → ')[1]),
  ...industries.map((name) => `/industries/${name}`),
  ...['/privacy', '/terms', '/cookie-policy'],
]

type Project = [title: string, category: string, picture: string, figures?: string, ...time: number[]]

/** The case studies in their order, with months and developers. The last two are shorter. */
export const projects: Project[] = [
  ['TechFlow Solutions', 'Enterprise Tech', 'erp'],
  ['HealthSync Pro', 'Medical Platform', 'health'],
  ['EduMaster Platform', 'Learning Management', 'education'],
  ['RetailMax Commerce', 'Retail Platform', 'retail'],
  ['SecureVault Banking', 'Digital Banking', 'banking', '$50M+ 99.9% 300K+ 280%'],
  ['SmartLogistics Hub', 'Supply Chain', 'logistics', '40% 350% 5K+ 95%', 18, 22],
  ['AI Innovation Platform', 'AI Platform', 'ai', '300% 50K+ $2M+ 99.7%', 14, 12],
  ['Blockchain Security Suite', 'Security Platform', 'security', '$50M+ 100K+ 99.99% 0', 18, 15],
  ['Enterprise Consulting Hub', 'Consulting Platform', 'consulting', '500+ 95% $10M+ 40%', 16, 14],
  ['Medical Lab System', 'Lab Management', 'lab', '100K+ 98.5% 60% 99.9%', 20, 18],
  ['IntelliExam Platform', 'Assessment System', 'education-pink', '2M+ 94% 500K+ 400%', 18, 15],
  ['PayFlow Gateway', 'Payment Processing', 'banking-blue', '$100M+ 99.7% 10K+ 500% 150+', 24, 20],
  ['MediConnect Pro', 'Health Management', 'health-green', '1M+ 97% 5K+', 30, 25],
  ['EnterpriseFlow ERP', 'ERP Solution', 'erp-brown', '45% 85% 50K+ 300%', 36, 35],
  ['DataMind Analytics', 'Business Intelligence', 'analytics', '10B+ 92% 200+ 250%', 28, 22],
  ['FacilityMax Pro', 'Property Management', 'property', '1000+ 75% 25K+ 400%', 26, 18],
  ['InnovateLab Platform', 'Innovation Management', 'lab-blue', '500+ 78% 100+ 300%', 22, 16],
  ['AutomateFlow RPA', 'RPA Platform', 'rpa', '10K+ 70% 1K+ 450%', 20, 14],
  ['Digital Mall Platform', 'Digital Mall Platform', 'retail-pink', '2M+ 400% 35%', 18, 22],
  ['Health Discovery Platform', 'Medical Discovery Platform', 'health-blue', '15K+ 500K+ 95% 300%', 24, 19],
  ['Global Consulting Network', 'Consulting Platform', 'consulting-green', '1K+ 98% 5K+ 250%', 20, 16],
  ['Parenting Support Platform', 'Parenting Support Platform', 'family', '100K+ 25K+ 96% 350%', 16, 14],
  ['On-Demand Laundry App', 'Service Delivery Platform', 'service', '50K+ 2K+ 92% 500%', 14, 18],
  ['Digital Marketing Platform', 'Marketing Automation Platform', 'analytics-yellow', '400% 200+ $10M+'],
  ['Digital News Platform', 'Digital News Platform', 'media', '100K+ 85% 10K+'],
]

/** An entity: values of it in the content, and the fields that the specification gives it. Others do not compile. */
const entity = <Type extends object>(values: readonly Type[], ...fields: (keyof Type & string)[]) => ({
  values,
  fields,
})

const pictured = caseStudies.map((study) => ({ ...study, image: projectPicture(study).file }))
const casePages = caseStudies.map(pageOf)
const stories = caseStudies.flatMap(({ story }) => story ?? [])
const figures = stories.flatMap((story) => [...story.resultFigures])

/** The entities of the specification's section 3, “Entities and their fields”, by the names of their types. */
export const entities = {
  ServiceCard: entity<schema.ServiceCard>(uiUxDesign.services, 'title', 'description', 'features', 'icon'),
  IndustryCard: entity<schema.IndustryCard>(
    industryCards,
    ...(['title', 'description', 'examples', 'href', 'color', 'icon'] as const),
  ),
  CaseStudy: entity<schema.CaseStudy>(
    pictured,
    ...(['id', 'title', 'industry', 'category', 'description', 'achievement', 'results'] as const),
    ...(['technologies', 'image'] as const),
  ),
  FigureWithIcon: entity<schema.FigureWithIcon>(pictured[0]?.results ?? [], 'icon', 'label', 'value'),
  CaseStudyPage: entity<schema.CaseStudyPage>(
    casePages,
    ...(['title', 'summary', 'metrics', 'industry', 'capabilities'] as const),
  ),
  Story: entity<schema.Story>(
    stories,
    ...(['award', 'duration', 'teamSize', 'extraDetail', 'technologyCategories', 'resultFigures'] as const),
  ),
  Award: entity<schema.Award>(
    stories.map(({ award }) => award),
    'name',
    'description',
  ),
  ExplainedFigure: entity<schema.ExplainedFigure>(figures, 'value', 'label', 'description'),
  Testimonial: entity<schema.Testimonial>(
    testimonials,
    ...(['name', 'role', 'company', 'content', 'rating', 'initials'] as const),
  ),
  Office: entity<schema.Office>(
    offices,
    ...(['region', 'flag', 'countryCode', 'city', 'country', 'address', 'phone', 'email'] as const),
    ...(['timezone', 'hours'] as const),
  ),
  TeamMember: entity<schema.TeamMember>(team, 'name', 'role', 'experience', 'image'),
  ProcessStep: entity<schema.ProcessStep>(process.steps, 'stepNumber', 'title', 'description', 'details'),
  TimelinePhase: entity<schema.TimelinePhase>(process.timeline, 'phase', 'duration', 'description'),
  HiringRole: entity<schema.HiringRole>(hireExperts.roles, 'title', 'description', 'skills', 'experience'),
  HiringModel: entity<schema.HiringModel>(hireExperts.models, 'title', 'description', 'features', 'bestFor'),
  ContactMethod: entity<schema.ContactMethod>(contact.methods, 'title', 'description', 'contact', 'action'),
  FaqItem: entity<schema.FaqItem>(contact.faqs, 'question', 'answer'),
  ToolCategory: entity<schema.ToolCategory>(uiUxDesign.tools, 'name', 'tools'),
  StackGroup: entity<schema.StackGroup>(edtech.stack, 'category', 'tools'),
  SuccessStory: entity<schema.SuccessStory>(edtech.stories, 'title', 'description', 'metrics'),
  LearningApproach: entity<schema.LearningApproach>(edtech.approaches.items, 'type', 'description', 'icon'),
  SecurityFeature: entity<schema.SecurityFeature>(fintech.security.items, 'feature', 'description'),
}

/** The variants and sizes of buttons that the same section lists. */
export const buttons = {
  variants: 'default destructive outline secondary ghost link hero accent premium'.split(' '),
  sizes: 'default sm lg xl icon'.split(' '),
}
