import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const globalConsultingNetwork = caseStudy({
  id: 21,
  title: 'Global Consulting Network',
  category: 'Consulting Platform',
  industry: 'Consulting and advisory',
  service: '/services/custom-development',
  hue: 'verdigris',
  dye: 'verdigris',
  updated: '2026-08-27',
  years: '2021–2023',
  firstRelease: { weeks: 19, people: 4, price: '$140,000–150,000', what: 'staffing in two regions' },
  searchTitle: 'Staffing software for a network of advisers',
  seo: 'How 1K+ independent advisers in eleven regions staff work from one roster, clear conflicts before a name is shown, and split fees without a dispute.',
  summary:
    'Independent advisers in eleven regions staffed from one roster: a brief goes in, a team without conflicts comes out, and the fee is split as agreed.',
  description:
    'A partner writes a one-page brief and gets a cleared team; the offices involved get their invoices.',
  achievement: 'Eleven staffing spreadsheets retired in one weekend.',
  metrics: [
    { value: '1K+', label: 'consultants', mark: 'users' },
    { value: '5K+', label: 'projects', mark: 'clipboard' },
    { value: '98%', label: 'briefs staffed in-house', mark: 'handshake' },
  ],
  technologies: ['Vue', 'Java', 'Quarkus', 'PostgreSQL', 'AWS'],
  capabilities: [
    {
      title: 'Teams proposed, then edited',
      description:
        'Names are ranked by craft, language and hours of daylight in common. The partner may swap any of them, and the split of the fee moves along.',
      mark: 'puzzle',
    },
    {
      title: 'Conflicts cleared first',
      description:
        'Clients, rivals and former employers are compared before a name is shown. The reason for a refusal is told to the adviser alone.',
      mark: 'shield',
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
      'In one weekend the client’s eleven regional staffing spreadsheets were made read-only and merged into a roster. By the end of it, forty-three people turned out to be booked on two continents at once. There had been no deceit in it, only no single place to look.',
      'The client is a federation of advisers who run their own offices and sell work together under common rules. Its partners used to ask around for names, which favoured whoever had been at the most recent conference. Now the brief is written first, and the roster answers with a team that has passed the conflict check. An adviser logs a day; the platform converts the fee, splits it between the offices and drafts two invoices. Staffing was in use in two regions after nineteen weeks. The ledger came a year later.',
      'The delay was not a matter of programming. The federation had twenty-three definitions of a working day, two of which included lunch, and almost as many views on when a former client stops being a conflict. We could have built every one of them, and each cross-border invoice would have started an argument. The regional heads met twelve times instead, with one of our analysts keeping the minutes. They settled on eight hours, on two years, and on three exceptions with names and dates. The agreement is four pages long and signed by all eleven. The rules that follow it were programmed in three weeks.',
    ],
    award: {
      title: 'Staffing Systems',
      description:
        'The jury singled out the conflict check, which clears a team before any name reaches the buyer.',
      giver: 'Advisory Firms’ Conference',
      year: 2024,
    },
    months: 20,
    developers: 16,
    team: { ours: 4, client: 10, contractors: 2 },
    extra: { label: 'Scope', value: 'Eleven regions' },
    stack: [
      { category: 'Roster', tools: ['Vue', 'TypeScript', 'OpenSearch'] },
      { category: 'Matching and ledger', tools: ['Java', 'Quarkus', 'OptaPlanner', 'PostgreSQL'] },
      { category: 'Access and hosting', tools: ['Keycloak', 'AWS', 'Terraform'] },
    ],
    results: [
      {
        value: '250%',
        label: 'Cross-border work',
        description: 'Growth in engagements with advisers from more than one country on the team.',
        woven: { before: 100, after: 350 },
      },
      {
        value: '98%',
        label: 'Briefs staffed in-house',
        description: 'Briefs that found their whole team inside the federation, without an outside hire.',
        woven: { share: 98 },
      },
      {
        value: '2 days',
        label: 'Brief to team',
        description: 'From a one-page brief to people who have said yes, conflict check included.',
      },
    ],
  },
  closing: {
    heading: 'Agree the rules, then the software.',
    text: 'Bring two engagements that crossed a border, one of which went well. We will want to see how the fee was shared, because that is where offices differ.',
    action: 'Start Your Project',
  },
})

sample(globalConsultingNetwork)
