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
  seo: 'How 1K+ independent consultants in seven regions staff work from one roster, clear conflicts of interest, and agreed in letters how long a working day is.',
  summary:
    'Seven regions of independent consultants share one roster: a brief goes in, a team with no conflict of interest comes out, and the fee is split as agreed.',
  description: 'A one-page brief finds consultants with no conflict of interest.',
  achievement: 'No more staffing by spreadsheet.',
  results: [
    { value: '1K+', label: 'consultants', icon: 'users' },
    { value: '5K+', label: 'projects', note: 'since opening', icon: 'clipboard' },
    { value: '98%', label: 'of briefs staffed from the network', icon: 'handshake' },
  ],
  technologies: ['Vue', 'Java', 'Quarkus', 'PostgreSQL', 'AWS'],
  capabilities: [
    {
      title: 'Teams proposed, then edited',
      description:
        'Names are ranked by speciality, language and overlapping hours. The consultant who leads the project may exchange them, and the split of the fee changes too.',
    },
    {
      title: 'Conflicts cleared first',
      description:
        'Clients, rivals and former employers are compared before a name is shown. The reason for a refusal is told to the consultant alone.',
    },
    {
      title: 'Fee rules with dates',
      description:
        'Sharing agreements are stored with their period, so last year’s engagement is still settled on last year’s terms.',
    },
  ],
  story: {
    closeUps: [
      [376, 208, 256, 84],
      [206, 462, 280, 138],
    ],
    overview: [
      'Seven regions of independent consultants form a federation. It wanted a roster, which is one list of who is free, and a ledger, which divides a fee when a team comes from several regions. The roster began with two regions. The ledger needed rules first, and the regions did not have the same ones. These letters are between Oriol Casals, head of one region, and Meera Joshi, our analyst.',
      {
        title: 'Meera Joshi, 16 May 2022',
        description:
          'Dear Oriol, over the weekend the staffing spreadsheets of the first two regions became read-only, and the roster took over. When we joined the lists, 53 people turned out to have two projects in the same week. No one had hidden anything; the lists had never been compared. You will get the names today. Next is the ledger. It divides fees by days worked. How long is a working day?',
      },
      {
        title: 'Oriol Casals, 23 May 2022',
        description:
          'Dear Meera, seven and a half hours. I also asked the other six. With mine there are eight definitions, because one region has two. Two of the eight include lunch. Could the ledger not work with all of them?',
      },
      {
        title: 'Meera Joshi, 25 May 2022',
        description:
          'It could, but then two answers would be right. Last month a consultant of yours and one from Singapore each worked 90 hours for the same client. By your rule that is twelve days, and by theirs it is ten. Who gets the larger share? Every invoice of this kind would start an argument. Would the seven of you meet? Our plan gave you three weeks for these rules. That was our mistake: I had read one agreement and taken it for all. Until you agree, the team builds the check for conflicts of interest, so you pay for no one who waits.',
      },
      {
        title: 'Oriol Casals, 8 September 2022',
        description:
          'Eight meetings, and we have a day: eight hours, and lunch is not counted. Now we cannot agree how long a former client remains a conflict of interest. I say two years, one colleague says for ever, and one says until the last invoice is paid.',
      },
      {
        title: 'Meera Joshi, 12 September 2022',
        description:
          'I looked in the roster. Since May, conflicts older than two years were raised four times. Each time the regions looked into it and found none. Anyone who disagrees could get an exception, with a name and a date on which it ends.',
      },
      {
        title: 'Oriol Casals, 1 December 2022',
        description:
          'It took twelve meetings. Enclosed are four pages, signed by all seven: eight hours, two years, three exceptions. How long will you need?',
      },
      'We needed three weeks. Since January 2023 a consultant enters hours. The ledger turns them into days of eight hours, divides the fee between the regions and drafts their invoices.',
    ],
    award: {
      name: 'Staffing Systems',
      description: 'For a check that clears conflicts of interest before a consultant’s name is shown.',
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
        description:
          'In the ledger’s first year, 3.5 times as many teams had consultants from several countries as in the year before.',
        chart: { before: 100, after: 350 },
      },
      {
        value: '98%',
        label: 'Briefs staffed in-house',
        description:
          'Briefs since opening that found their whole team inside the federation. According to the regions’ invoices of the year before, it had been four in five.',
        chart: { share: 98 },
      },
      {
        value: '2 days',
        label: 'Brief to team',
        description:
          'From a one-page brief to people who have said yes, conflict check included. By telephone it had taken two weeks.',
        chart: { before: 14, after: 2 },
      },
    ],
  },
  closing: {
    heading: 'Bring two engagements that crossed a border.',
    text: 'One of them should have gone well. We ask by which rule the fee was shared. Leave out names and amounts.',
    action: 'Start Your Project',
  },
})

sample(globalConsultingNetwork)
