import { company } from './company.ts'
import { price } from './price.ts'
import type { CaseStudyPage } from './schema.ts'
import { strings } from './strings.ts'

/** The texts that the pages of all case studies share. */
export const caseStudyPage: CaseStudyPage = {
  /**
   * The link at the top of a case study, which leads back to the list. A case study that is on the home page has the link
   * `home`, and all others have `portfolio`. `where` is said by screen readers only, after the label.
   */
  back: {
    home: { label: 'Back to Case Studies', where: 'on the home page' },
    portfolio: { label: 'Back to Portfolio', where: 'with all projects' },
  },
  challenges: 'Difficulties',
  capabilities: 'Capabilities',
  overview: 'Project overview',
  /** The small heading above the name of an award, which alone may not say that it is one. */
  award: 'Award',
  details: 'Project details',
  /** The button below the metrics, for visitors who come from a search engine. */
  ask: { label: 'Ask About a First Release', to: '/contact' },
  /** The project details in their order. A project without a story has only industry and years. */
  facts: ({ industry, story, years }) => [
    { name: 'Client’s industry', value: industry },
    ...(story
      ? [
          { name: 'Duration', value: `${story.duration} months` },
          { name: 'Team', value: `${story.teamSize} developers` },
          { name: story.extraDetail.label, value: story.extraDetail.value },
        ]
      : []),
    { name: 'Years', value: years },
  ],
  /** Says which company built the project. Many visitors come from a search engine and have seen no other page. */
  builtBy: `We’re ${company.name}. We build custom software.`,
  counting: { label: 'How we count', to: '/process#how-we-count' },
  firstRelease: 'First release (live before the rest), at today’s rates',
  share: (percent) => `, about ${percent}% of the whole programme.`,
  prices: { label: price.link, to: '/process#price' },
  matchRun: strings.matchRun,
  /** The link below a quotation that is also on the home page. */
  testimonials: { label: 'What other clients say', to: '/#testimonials' },
  technologies: 'Technologies',
  results: 'Results',
  /** The labels of the two amounts in the chart of a result. */
  before: 'Before',
  after: 'After',
  /** The link to the portfolio, filtered by industries that have no page of their own. */
  otherIndustries: (industry) => `Other industries, such as ${industry.toLowerCase()}`,
  /** Links to other case studies, each with the reason before its description. */
  related: {
    heading: 'Related case studies',
    industry: 'Similar client',
    page: (label) => `Also in ${label}`,
    service: 'Same service',
  },
  next: 'Next in the portfolio',
  booking: { label: strings.footer.booking, to: 'booking' },
  references: { label: 'Speak with two of our clients', to: '/contact#before-signing' },
  more: { label: 'View More Case Studies', to: '/portfolio' },
}
