import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const globalConsultingNetwork = caseStudy({
  id: 21,
  title: 'Global Consulting Network',
  category: 'Consulting Platform',
  industry: 'Consulting and advisory',
  hue: 'verdigris',
  dye: 'verdigris',
  updated: '2026-08-27',
  seo: 'Staffing, calls, plans and fee sharing for a federation of 1K+ independent consultants working across eleven regions.',
  summary:
    'Independent advisers in eleven regions staffed from one roster, with the call, the plan and the fee split kept in the same place.',
  description:
    'A partner writes a one-page brief and gets a cleared team, a shared plan and invoices for both offices.',
  achievement: 'Eleven staffing spreadsheets, read-only since one Friday.',
  metrics: [
    { value: '1K+', label: 'consultants', mark: 'users' },
    { value: '5K+', label: 'projects', mark: 'clipboard' },
    { value: '98%', label: 'first-review sign-off', mark: 'handshake' },
  ],
  technologies: ['Vue', 'Java', 'PostgreSQL', 'Daily', 'AWS'],
  capabilities: [
    {
      title: 'Teams proposed, then edited',
      description:
        'Names are ranked by craft, language and hours of daylight in common. Anyone with a conflict of interest never makes the list.',
      mark: 'puzzle',
    },
    {
      title: 'The plan on the call',
      description:
        'Four people in four time zones move the pilot, and each sees the new dates in local time, public holidays included.',
      mark: 'pin',
    },
    {
      title: 'Fee rules with dates',
      description:
        'Sharing agreements are stored with the period they apply to, so last year’s engagement still settles on last year’s terms.',
      mark: 'coins',
    },
  ],
  story: {
    overview: [
      'At six on a Friday evening in Singapore, the client’s eleven regional staffing spreadsheets were set to read-only. By Monday in São Paulo all consultants had a profile and all engagements a plan, and forty-three people turned out to be booked on two continents at once. Nobody had been hiding it. There had been no single place to look.',
      'The client is a federation of advisers who run their own offices and sell work together under common rules. Its partners used to ask around for names, which favoured whoever had been at the last conference. Now the brief is written first. The roster answers with a team that has passed the conflict check, and the engagement opens with its risks and staffing already listed.',
      'An adviser logs a day, and the platform converts the fee, splits it between the offices and drafts two invoices. We had expected the matching to be the hard part. It was the twenty-three definitions of a working day, two of which included lunch. Those were agreed office by office, over a dozen calls, before a line of the ledger was written.',
    ],
    award: {
      title: 'Distributed Teams Award',
      description:
        'The jury singled out the conflict check, which clears a team before any name reaches the buyer.',
    },
    months: 20,
    developers: 16,
    extra: { label: 'Scope', value: 'Eleven regions' },
    stack: [
      { category: 'Workspace', tools: ['Vue', 'TypeScript', 'Yjs'] },
      { category: 'Calls', tools: ['WebRTC', 'Daily', 'Deepgram'] },
      { category: 'Matching and ledger', tools: ['Java', 'Quarkus', 'PostgreSQL', 'OpenSearch'] },
      { category: 'Access and hosting', tools: ['Keycloak', 'AWS', 'Terraform'] },
    ],
    results: [
      {
        value: '250%',
        label: 'Cross-border work',
        description: 'Growth in engagements with advisers from more than one country on the team.',
      },
      {
        value: '98%',
        label: 'First-review sign-off',
        description: 'Final reports that the buyer accepted without a second round of changes.',
      },
      {
        value: '2 days',
        label: 'Brief to team',
        description: 'From a one-page brief to people who have said yes, conflict check included.',
      },
    ],
  },
  closing: {
    heading: 'Put every office on the same plan.',
    text: 'Bring two engagements that crossed a border, one of which went well. We will want to see how the fee was shared, because that is where offices differ.',
    action: 'Connect Your Consultants',
  },
})

sample(globalConsultingNetwork)
