import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const automateflowRpa = caseStudy({
  id: 18,
  title: 'AutomateFlow RPA',
  category: 'RPA Platform',
  industry: 'Process automation',
  service: '/services/ai-automation',
  hue: 'weld',
  updated: '2026-07-21',
  years: '2024–2026',
  firstRelease: { weeks: 14, people: 4, price: '$100,000–110,000', what: 'invoices of one country' },
  searchTitle: 'RPA bots for a shared-services centre',
  seo: 'Invoices, payroll changes and journals keyed by 1K+ bots that read back every field, and three processes that a shared-services centre kept for people.',
  summary:
    'Bots that key invoices, supplier records and payroll changes into systems that will not be replaced this decade, and stop when a value looks wrong.',
  description:
    'Numbered bots for invoice intake and payroll changes, each with an owner, a log and an off switch.',
  achievement: 'The clerks’ forty-one scripts retired, none asked for back.',
  metrics: [
    { value: '10K+', label: 'processes a month', mark: 'workflow' },
    { value: '1K+', label: 'bots in service', mark: 'robot' },
    { value: '70%', label: 'efficiency gain', mark: 'timer' },
  ],
  technologies: ['Python', 'Camunda', 'UiPath', 'PostgreSQL', 'Kubernetes'],
  capabilities: [
    {
      title: 'Read-back on every field',
      description: 'A bot types a value, reads it off the screen again, and only then moves to the next box.',
      mark: 'check',
    },
    {
      title: 'A queue for doubtful cases',
      description:
        'The clerk gets the document, the screenshot and the field in question. One click releases the case or returns it to the supplier.',
      mark: 'list',
    },
    {
      title: 'Drawn by process owners',
      description:
        'Finance draws the steps in BPMN. A developer replays the drawing against last month’s cases before it may touch a live one.',
      mark: 'pen',
    },
  ],
  story: {
    overview: [
      'On the first morning we sat beside a clerk in the client’s shared-services centre and watched her type one invoice into three systems. It took eleven minutes, two of them waiting for a green screen to redraw. Across the floor, forty-one home-made scripts did parts of the same job, each on a different clerk’s PC, and holidays were planned around whose PC had to stay on.',
      'The accounting system was left alone. A bot reads the invoice and fills in supplier, amount, tax code and cost centre, in that order, and ticks each field once it has been verified. If the value on screen differs from the paper, the bot stops and hands the case to a person. All bots carry a number, so “bot 07 is slow today” is a sentence the help desk can act on. Invoice intake ran in one country after fifteen weeks, with people checking every line for six more. Payroll changes, supplier onboarding and month-end journals followed.',
      'Not everything that could be drawn was automated; three processes stayed with people. When a supplier sends new bank details, a clerk rings a number that was on file before the letter came, because a bot would be as obliging to a fraudster as to anyone. Final pay for leavers comes to eleven cases a month, each of them different, and keying them for ten years costs less than teaching a machine. The third was a report of 140 pages for every month-end. While drawing it, finance looked for its readers and found none, so it was neither automated nor typed again.',
    ],
    award: {
      title: 'Shared Services, finalist',
      description:
        'Given for replacing scripts that no one owned with bots that each have a named owner and an off switch.',
      giver: 'Finance Operations Awards',
      year: 2026,
    },
    months: 20,
    developers: 14,
    team: { ours: 4, client: 7, contractors: 3 },
    extra: { label: 'Focus', value: 'Finance and payroll back office' },
    stack: [
      { category: 'Bots', tools: ['Python', 'UiPath', 'Playwright'] },
      { category: 'Process control', tools: ['Camunda', 'RabbitMQ', 'PostgreSQL'] },
      { category: 'Documents', tools: ['Azure AI Document Intelligence', 'Tesseract', 'OpenCV'] },
      { category: 'Operations', tools: ['Kubernetes', 'HashiCorp Vault', 'Grafana'] },
    ],
    results: [
      {
        value: '450%',
        label: 'Growth in automated volume',
        description: 'Monthly runs at handover compared with the month in which the pilot ended.',
        woven: { before: 100, after: 550 },
      },
      {
        value: '70%',
        label: 'Efficiency gain',
        description: 'Human handling time saved per case, taken with a stopwatch before and after.',
        woven: { before: 100, after: 30 },
      },
      {
        value: '9 days',
        label: 'Drawing to live bot',
        description: 'The median wait between a finished process drawing and its first run in production.',
      },
    ],
  },
  closing: {
    heading: 'Which form do you type twice?',
    text: 'A screen recording of it tells us most. If an API would do the job better than a bot, we will say so on the call.',
    action: 'Start Your Project',
  },
})

sample(automateflowRpa)
