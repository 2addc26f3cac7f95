import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const automateflowRpa = caseStudy({
  id: 18,
  title: 'AutomateFlow RPA',
  category: 'RPA Platform',
  industry: 'Building materials',
  service: '/services/ai-automation',
  accent: 'yellow',
  updated: '2026-11-28',
  years: '2025–2026',
  firstRelease: {
    weeks: 14,
    people: 4,
    price: [100_000, 110_000],
    share: 8,
    what: 'bots for one country’s invoices',
  },
  searchTitle: 'RPA bots for a shared-services centre',
  seo: 'Invoices, payroll changes and journals typed by 1K+ bots that read back every field, and three processes that a shared-services centre did not automate.',
  summary:
    'Bots (robotic process automation, RPA) now type what clerks of a building materials group used to type. They stop when a value looks wrong.',
  description: 'Bots type invoices and payroll changes, and ask a clerk when a value looks wrong.',
  achievement: 'The clerks’ own scripts were retired, and none was asked for back.',
  results: [
    { value: '10K+', label: 'monthly processes', note: 'batches of cases, August 2026', icon: 'workflow' },
    { value: '1K+', label: 'bots', note: 'scripts of one step, at handover', icon: 'robot' },
    { value: '70%', label: 'efficiency', note: 'less of people’s time per case, August 2026', icon: 'timer' },
  ],
  technologies: ['Python', 'Camunda', 'UiPath', 'PostgreSQL'],
  capabilities: [
    {
      title: 'Read-back on every field',
      description: 'A bot types a value and reads it off the screen again before it moves to the next field.',
    },
    {
      title: 'A queue for doubtful cases',
      description: 'The clerk gets the document, the screenshot and the field in question.',
    },
    {
      title: 'Drawn by process owners',
      description: 'Finance draws the steps. A developer tests them on last month’s cases.',
    },
  ],
  story: {
    overview: [
      'The client makes building materials; one office does the finance and payroll of all its companies. Its staff drew every process that they wanted to automate. In our figures, one company’s invoices of one day are one process. A bot is a script for one step, such as filling in a form. We handed two of the drawings back, and the client dropped one more.',
      {
        title: 'Refused: new bank details',
        description:
          'A supplier writes that its account has changed. A clerk rings the number on file and asks. A bot would do as the letter says, and a fraudster can write letters, too. This stays with a person.',
      },
      {
        title: 'Refused: final pay for leavers',
        description:
          'There are about a dozen cases a month, no two alike: holidays owed, a car to return, a loan half repaid. Typing them for ten years costs less than building a bot, and we advised the client not to order it.',
      },
      {
        title: 'Dropped by the client: a month-end report of 140 pages',
        description:
          'When finance drew this process, it looked for readers of the report and found none. It wasn’t automated, and hasn’t been typed since.',
      },
      {
        title: 'Accepted: invoices, payroll changes, journals',
        description:
          'An invoice took a clerk about six minutes, two of them spent waiting for an old text screen to redraw. Now a bot fills in supplier, amount, tax code and cost centre, and a clerk needs 1.8 minutes. In August 2026, with 38,000 invoices, that saved some 2,700 hours. Staff had also written more than 40 scripts of their own, on as many PCs. One country’s invoices came first, after 14 weeks. For the next six weeks, people checked every line. Payroll changes, supplier onboarding and month-end journals followed.',
      },
      {
        title: 'Left to a person: a doubtful value',
        description:
          'When a value on the screen differs from the paper, the bot stops there and hands the case to a person. That was one case in 25 in July 2026, and in most of these the paper was wrong.',
      },
    ],
    award: {
      name: 'Shared Services, commended',
      description: 'For a list that names an owner for every bot.',
      giver: 'Finance Operations Awards',
      year: 2026,
    },
    duration: 20,
    teamSize: 14,
    extraDetail: { label: 'Focus', value: 'Finance and payroll back office' },
    technologyCategories: [
      { category: 'Bots', tools: ['Python', 'UiPath', 'Playwright'] },
      { category: 'Process control', tools: ['Camunda', 'RabbitMQ', 'PostgreSQL'] },
      { category: 'Documents', tools: ['Azure AI Document Intelligence', 'Tesseract', 'OpenCV'] },
      { category: 'Operations', tools: ['Kubernetes', 'HashiCorp Vault', 'Grafana'] },
    ],
    resultFigures: [
      {
        value: '450%',
        label: 'Growth in automated volume',
        description:
          'The bots ran about 1,850 batches (processes) in May 2025, with one country, and 10,200 in August 2026, at handover.',
        chart: { before: 100, after: 550 },
      },
      {
        value: '70%',
        label: 'Efficiency',
        description:
          'People’s time per case, before the bots and at handover, for the two most frequent kinds: an invoice (300 timed) took six minutes, then 1.8; a payroll change (100 timed) took ten, then three.',
        chart: { before: 100, after: 30 },
      },
      {
        value: '8 days',
        label: 'Drawing to live bot',
        description:
          'From a finished drawing to its first run in production: median of the 44 drawings of January to June 2026.',
      },
    ],
  },
  closing: {
    heading: 'A bot is the second-best answer.',
    text: 'If two systems can be connected directly, that’s cheaper to keep, because screens change more often than interfaces do. We ask about this first.',
    action: 'Start Your Project',
  },
})

sample(automateflowRpa)
