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
    'RPA bots (robotic process automation) type what clerks typed, and stop when a value looks wrong. The bots for one country’s invoices came first; four people built them in 14 weeks.',
  description: 'Bots for invoices and payroll, each with a named owner.',
  achievement: 'The clerks’ 44 scripts retired, none asked for back.',
  results: [
    { value: '10K+', label: 'monthly processes', icon: 'workflow' },
    { value: '1K+', label: 'bots', icon: 'robot' },
    { value: '70%', label: 'efficiency', icon: 'timer' },
  ],
  technologies: ['Python', 'Camunda', 'UiPath', 'PostgreSQL', 'Kubernetes'],
  capabilities: [
    {
      title: 'Read-back on every field',
      description:
        'A bot types a value, reads it off the screen again, and only then moves to the next field.',
    },
    {
      title: 'A queue for doubtful cases',
      description:
        'The clerk gets the document, the screenshot and the field in question. One click releases the case or returns it to the supplier.',
    },
    {
      title: 'Drawn by process owners',
      description:
        'Finance draws the steps in BPMN, a standard notation. A developer tests the drawing on last month’s cases before a bot may touch a live one.',
    },
  ],
  story: {
    closeUps: [[384, 320, 230, 130]],
    overview: [
      'The client has one office for the finance and payroll of all its companies. Its staff drew every process that they wanted to automate. We handed two of the drawings back, and the client dropped a third.',
      {
        title: 'Refused: new bank details',
        description:
          'A supplier writes that its account has changed. A clerk rings a number that was on file before the letter came, and asks. A bot would do as the letter says, and a fraudster can write letters, too. This stays with a person for good.',
      },
      {
        title: 'Refused: final pay for leavers',
        description:
          'There are about a dozen cases a month, no two alike: holidays owed, a car to return, a loan half repaid. Keying them by hand for ten years costs less than building a bot, so we advised the client not to order it.',
      },
      {
        title: 'Dropped by the client: a month-end report of 140 pages',
        description:
          'When finance drew this process, it looked for readers of the report and found none. So it was not automated, and no one has typed it since.',
      },
      {
        title: 'Accepted: whatever is typed twice',
        description:
          'An invoice went into three systems and took a clerk about six minutes, two of them spent waiting for an old text screen to redraw. Staff had also written 44 scripts for parts of the job, each on a different PC, and planned their holidays so that these PCs stayed on. A bot is a script that does one step, such as filling in a form. A process is one batch of cases, for example a company’s invoices of one day. Now a bot fills in supplier, amount, tax code and cost centre. One country’s invoices came first, and for six weeks people checked every line. Payroll changes, supplier onboarding and month-end journals followed; the accounting system stayed unchanged.',
      },
      {
        title: 'Left to a person: a doubtful value',
        description:
          'When a value on the screen differs from the paper, the bot stops there and hands the case to a person. In July 2026 this happened in one case in 25; in most of these the paper was wrong.',
      },
    ],
    award: {
      name: 'Shared Services, finalist',
      description: 'Private scripts became bots, each with an owner, a log and an off switch.',
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
          'At the end of the one-country pilot, the bots ran about 1,850 processes a month. At handover they ran about 10,200, or 5.5 times as many.',
        chart: { before: 100, after: 550 },
      },
      {
        value: '70%',
        label: 'Efficiency',
        description:
          'Human handling time saved per case, measured with a stopwatch before and after: for an invoice, just under two minutes instead of six.',
        chart: { before: 100, after: 30 },
      },
      {
        value: '8 days',
        label: 'Drawing to live bot',
        description: 'The median wait between a finished process drawing and its first run in production.',
      },
    ],
  },
  closing: {
    heading: 'Which form do you type twice?',
    text: 'Tell us how often. If an API would do the job better than a bot, we say so.',
    action: 'Start Your Project',
  },
})

sample(automateflowRpa)
