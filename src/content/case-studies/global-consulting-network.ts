import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const globalConsultingNetwork = caseStudy({
  id: 21,
  title: 'Global Consulting Network',
  category: 'Consulting Platform',
  industry: 'Management consulting',
  service: '/services/custom-development',
  accent: 'green',
  pictureVariant: 'advisers',
  updated: '2026-11-28',
  years: '2022–2023',
  firstRelease: {
    weeks: 19,
    people: 4,
    price: [140_000, 150_000],
    share: 10,
    what: 'a staff roster for two regions',
  },
  searchTitle: 'Staffing for a network of consultants',
  seo: 'How seven regions with 1K+ independent consultants came to share one roster, one check for conflicts of interest and one definition of a working day.',
  summary:
    'Seven regions of consultants now find a team for a client in two days instead of two weeks. First they had to agree how long a working day is.',
  description: 'Seven regions share one list of consultants, so clients get a team within days.',
  achievement: 'No more staffing by spreadsheet.',
  results: [
    { value: '1K+', label: 'consultants', note: 'in seven regions, at handover in 2023', icon: 'users' },
    { value: '5K+', label: 'projects', note: 'May 2022 to the end of 2024', icon: 'clipboard' },
    {
      value: '98%',
      label: 'of briefs staffed from the network',
      note: 'in 2023 and 2024; four in five in 2021',
      icon: 'handshake',
    },
  ],
  technologies: ['Vue', 'Java', 'Quarkus', 'AWS'],
  capabilities: [
    {
      title: 'Teams proposed, then edited',
      description: 'Names are ranked by speciality, language and overlapping hours.',
    },
    {
      title: 'Conflicts cleared first',
      description: 'Clients, rivals and former employers are compared before a name is shown.',
    },
    {
      title: 'Fee rules with dates',
      description: 'Agreements keep their period. Last year’s engagement is settled on last year’s terms.',
    },
  ],
  story: {
    overview: [
      'Seven regions of independent consultants form a federation. It wanted a roster, which is one list of who is free, and a ledger, which divides a fee when a team comes from several regions. The roster began with two regions. The ledger needed rules first, and the regions did not have the same ones. For two weeks people kept their spreadsheets, too, but nobody compared them with the roster. These letters are between Oriol Casals, head of one region, and Meera Joshi, our analyst.',
      {
        title: 'Meera Joshi, 16 May 2022',
        description:
          'Dear Oriol, it’s done: since the weekend the staffing spreadsheets of the first two regions are read-only, and the roster has taken over. I have to tell you that 53 of 400 people turned out to have two projects in the same week. I don’t think that anyone hid anything, the lists had simply never been compared. Now the ledger. It divides fees by days worked, so, a question that I should have asked in January: how long is a working day?',
      },
      {
        title: 'Oriol Casals, 23 May 2022',
        description:
          'Dear Meera, seven and a half hours, I thought everybody knew. Then I asked the other six. We have eight definitions, because one region has two, and in two of them lunch counts as work (I’ll let you guess which). Couldn’t the ledger just live with all of them?',
      },
      {
        title: 'Meera Joshi, 25 May 2022',
        description:
          'It could, but then two answers would be right. Last month a consultant of yours and one from Singapore each worked 90 hours for the same client. By your rule that is twelve days, and by theirs it is ten, so who gets the larger share? You’d have this argument on every invoice of the kind. Would the seven of you meet? Our plan gave you three weeks for these rules, and that was my mistake, because I’d read one agreement and taken it for all. Until you agree, the team builds the check for conflicts of interest. The price stays fixed, so the waiting is at our cost.',
      },
      {
        title: 'Oriol Casals, 8 September 2022',
        description:
          'Eight meetings, Meera. We have a day, of eight hours and with no lunch in it. I wish I could stop there. Now we can’t agree how long a former client remains a conflict of interest: I say two years, a colleague whom I won’t name says for ever, and another one says until the last invoice is paid.',
      },
      {
        title: 'Meera Joshi, 12 September 2022',
        description:
          'I asked the regions for you. Since May they’ve reported four conflicts older than two years, and none proved real. Would it help if whoever disagrees gets an exception, with a name on it and a date on which it ends?',
      },
      {
        title: 'Oriol Casals, 1 December 2022',
        description:
          'It helped, though it took four more meetings. Enclosed are four pages, signed by all seven of us: eight hours, two years, three exceptions, all with dates. My wife asks if I’ll be at home now. How long do you need?',
      },
      'We needed three weeks. Since January 2023 a consultant enters hours. The ledger turns them into days of eight hours, divides the fee between the regions and drafts their invoices.',
    ],
    award: {
      name: 'Staffing Systems, shortlisted',
      description: 'The regions’ four pages of rules were printed with the conference papers.',
      giver: 'Advisory Firms’ Conference',
      year: 2024,
    },
    duration: 20,
    teamSize: 16,
    extraDetail: { label: 'Scope', value: 'Seven regions' },
    technologyCategories: [
      { category: 'Roster', tools: ['Vue', 'TypeScript', 'OpenSearch'] },
      { category: 'Matching and ledger', tools: ['Java', 'Quarkus', 'OptaPlanner', 'PostgreSQL'] },
      { category: 'Access and hosting', tools: ['Keycloak', 'AWS', 'Terraform'] },
    ],
    resultFigures: [
      {
        value: '250%',
        label: 'Cross-border work',
        description: 'Teams with consultants from several countries: 160 in 2022, and 560 in 2023.',
        chart: { before: 160, after: 560 },
      },
      {
        value: '98%',
        label: 'Briefs staffed in-house',
        description:
          'Of 3,800 briefs of 2023 and 2024, 98% found their whole team inside the federation. According to the regions’ invoices of 2021, it had been four in five.',
        chart: { share: 98 },
      },
      {
        value: '2 days',
        label: 'Brief to team',
        description:
          'By telephone, staffing a one-page brief had taken two weeks, by the regions’ estimate of 2021; in 2023, two days (median).',
        chart: { before: 14, after: 2 },
      },
    ],
  },
  closing: {
    heading: 'Six months of letters, four pages of rules',
    text: 'Seven regions needed that long for their rules. If your partners share fees, their meetings can begin before we do.',
    action: 'Start Your Project',
  },
})

sample(globalConsultingNetwork)
