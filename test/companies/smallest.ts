import { vi } from 'vitest'
import type { Study } from '../../src/content/case-studies.ts'
import type { Industry, Office, Service } from '../../src/content/schema.ts'
import { fill, leaveOut, onlyFirst, pricesIn, set, shorten } from './content.ts'

/** The only office: one without a phone number and a flag. */
const bergen = ({ accent }: Office): Office => ({
  region: 'Norway',
  city: 'Bergen',
  country: 'Norway',
  countryCode: 'NO',
  accent,
  headquarters: true,
  address: ['Bryggen 1', '5003 Bergen'],
  phone: null,
  email: 'bergen@example.com',
  hours: { opens: '8:00', closes: '16:00', days: 'Mon–Fri', zone: 'CET/CEST' },
  timezone: 'Europe/Oslo',
  utcOffset: 60,
  daylightSaving: true,
})

/** Three case studies, of which one has a story. */
async function fewCaseStudies() {
  const all = '../../src/content/case-studies/all.ts'
  vi.doMock(all, async (original) => Object.fromEntries(Object.entries(await original<object>()).slice(0, 3)))
  const { caseStudies } = await import('../../src/content/case-studies.ts')
  const { industries } = await import('../../src/content/industries.ts')
  const [industryPage, { accent }] = onlyFirst<Industry>(industries)
  for (const [index, study] of caseStudies.entries()) {
    set<Study>(study, { accent, industryPage: industryPage as keyof typeof industries })
    leaveOut<Study>(study, 'service', 'pictureVariant', 'image', 'firstRelease', 'quote')
    if (study.story) leaveOut(study.story, 'award', 'matchRun', 'challenges')
    if (index > 0) leaveOut<Study>(study, 'story')
  }
  return caseStudies
}

/** What a company has that leaves out all that it may, and has one item in each list where one is enough. */
export async function smallest() {
  const { clients, company, offices, team, testimonials, portfolioTestimonial } = await import(
    '../../src/content/company.ts'
  )
  leaveOut(company, 'support')
  set(company, { social: [], ...pricesIn('kr') })
  fill(offices, offices.slice(0, 1).map(bergen))
  for (const list of [clients, team, testimonials]) shorten(list, 0)
  leaveOut(portfolioTestimonial, 'project', 'initials')
  const { strings } = await import('../../src/content/strings.ts')
  leaveOut(strings, 'matchRun')

  const caseStudies = await fewCaseStudies()
  const { industries, industryCards } = await import('../../src/content/industries.ts')
  const [, industry] = onlyFirst<Industry>(industries)
  shorten(industryCards)
  leaveOut(industry, 'picture')
  for (const list of [industry.stack, industry.stories, industry.why]) shorten(list)
  for (const story of industry.stories) leaveOut(story, 'project', 'drawn')

  const { services, serviceList, servicesAt } = await import('../../src/content/services.ts')
  const [path, service] = onlyFirst<Service>(services)
  leaveOut(service, 'weave', 'priceLine', 'drawing', 'matchRun')
  leaveOut(service.proof, 'drawing')
  set(service.proof, { projects: {} })
  shorten(service.services)
  fill(serviceList, servicesAt([path as keyof typeof services]))

  const { coreServices, featured, home } = await import('../../src/content/home.ts')
  fill(coreServices, serviceList)
  fill(featured, caseStudies.slice(0, 1))
  for (const list of [home.hero.links, home.stats, home.about.links, home.why.reasons]) shorten(list)
  for (const list of [home.about.facts, home.stack.groups]) shorten(list, 0)
  for (const reason of home.why.reasons) leaveOut(reason, 'bound', 'link')

  const { about } = await import('../../src/content/about.ts')
  leaveOut(about, 'failure', 'procurement')
  for (const list of [about.stats, about.story.paragraphs, about.story.years]) shorten(list)
  for (const list of [about.values.items, about.engineers.items]) shorten(list, 0)
  shorten(about.security.items)

  const { contact } = await import('../../src/content/contact.ts')
  for (const list of [contact.consultation.agenda, contact.promises, contact.documents]) shorten(list)
  shorten(contact.otherReasons.items)
  shorten(contact.faqs, 0)

  const { processPage } = await import('../../src/content/process.ts')
  leaveOut(processPage, 'matchRun')
  for (const list of [processPage.timeline, processPage.counting.items]) shorten(list)

  const { portfolio } = await import('../../src/content/portfolio.ts')
  shorten(portfolio.stats)
  const { hireExperts } = await import('../../src/content/hire-experts.ts')
  for (const list of [hireExperts.services, hireExperts.tools, hireExperts.benefits]) shorten(list)
  for (const list of [hireExperts.roles, hireExperts.process]) shorten(list)
  const { industriesIndex } = await import('../../src/content/industries-index.ts')
  shorten(industriesIndex.points)
}
