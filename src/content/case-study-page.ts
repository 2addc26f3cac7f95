import type { Target } from './schema.ts'

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
  matchRun: {
    name: 'Match run',
    link: { label: 'How a match run works', to: '/process#match-run' },
  },
  /** Under the words of a client who is quoted on the home page too. */
  testimonials: { label: 'What other clients say', to: '/#testimonials' },
  /** On the two pages that have no story. */
  hard: 'What was hard',
  built: (years: string) => `Built ${years}`,
  technologies: 'Technologies',
  results: 'Results',
  /** Beside the two bars of a result that is drawn. */
  before: 'Before',
  after: 'After',
  more: { label: 'View More Case Studies', to: '/portfolio' satisfies Target },
} as const
