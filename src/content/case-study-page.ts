import type { Story, Target } from './schema.ts'
import { strings } from './strings.ts'

/** What every case study's page says beside its own content. */
export const caseStudyPage = {
  /** The way back: of projects on the home page, and of all others. */
  back: { home: 'Back to Case Studies', portfolio: 'Back to Portfolio' },
  challenges: 'What stood in the way',
  capabilities: 'What it can do',
  overview: 'Project overview',
  /** Heard before the name of the prize. */
  award: 'Award',
  details: 'Project details',
  /** The names of the details, in their order; the fourth is the study's own. */
  industry: 'Industry',
  years: 'Years',
  duration: { name: 'Duration', value: (months: number) => `${months} months` },
  team: { name: 'Team', value: (developers: number) => `${developers} developers` },
  people: {
    name: 'Made up of',
    value: ({ ours, client, contractors }: Story['team']) =>
      `${ours} of ours, ${client} of the client’s, ${contractors} contractors`,
  },
  firstRelease: 'First release',
  matchRun: strings.matchRun,
  /** Under the words of a client who is quoted on the home page too. */
  testimonials: { label: 'What other clients say', to: '/#testimonials' },
  /** On the two pages that have no story. */
  hard: 'What was hard',
  built: (years: string, release: string) => `${release} for the first release. Built in ${years}.`,
  technologies: 'Technologies',
  results: 'Results',
  /** What the knots of drawn results mean. */
  before: 'Before',
  after: 'After',
  more: { label: 'View More Case Studies', to: '/portfolio' satisfies Target },
} as const
