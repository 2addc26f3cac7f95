import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import { type AiAutomation, numbered } from '../schema.ts'

/** The content of the page `/services/ai-automation`. */
export const aiAutomation: AiAutomation = {
  name: 'AI & Automation',
  weave: 'diamond',
  accent: 'orange',
  updated: '2026-11-28',
  seo: {
    title: 'AI automation services, tested on your own cases',
    description:
      'Document reading, image models, forecasting and process automation. We test each on your own ' +
      'cases, beside a person or a simple rule, before it goes live.',
  },
  tagline: 'AI where it helps',
  card: {
    description: 'We use AI where simple rules are not enough.',
    features: ['Forecasts', 'Process automation'],
  },
  hero: {
    badge: 'AI & Automation',
    heading: 'Does your process need AI?',
    lede: 'AI and automation pay off where an office, a laboratory or a shop makes the same decision thousands of times. We test a model against a simple rule on your own old cases: of one diagnostics group’s 23 ideas, nine became models, eight became rules and six were dropped. The free readiness assessment takes 30 minutes.',
    actions: [
      { label: 'Explore AI Solutions', to: '#solutions' },
      { label: 'AI Readiness Assessment', to: 'booking' },
    ],
  },
  priceLine: `A first release puts a rule or a model to work on one kind of case. Bots for one country’s invoices would cost ${money(100_000, 110_000)} today.`,
  drawing: {
    image: 'finished-ai',
    draft: 'draft-ai',
    moves: 'threshold',
    alt: 'An invoice and the fields read from it',
  },
  intro: {
    title: 'Three kinds of work',
    text: 'We’d rather sell you a rule than a model. A rule costs less, anyone can read it, and it gives the same answer tomorrow.',
  },
  services: [
    {
      icon: 'file-search',
      title: 'Reading documents and images',
      description:
        'The model enters the data of invoices and claims. Someone must be able to check it, so it shows the line that a value came from.',
      features: ['Doubtful cases sent to a person'],
    },
    {
      icon: 'trend',
      title: 'Forecasts',
      description: 'A forecast has to beat last year’s figure for the same week before anyone plans with it.',
      features: ['A range instead of one number'],
    },
    {
      icon: 'robot',
      title: 'Bots and assistants',
      description:
        'A bot does the steps that never vary. An assistant answers only from files that the reader may open, and names them.',
      features: ['A log of every run and decision'],
    },
  ],
  solutionsHeading: {
    title: 'AI solutions delivered',
    text: 'Each client counted its own results.',
  },
  solutions: [
    {
      icon: 'receipt',
      specimen: {
        image: 'specimen-invoice',
        alt: 'An invoice total becomes a ledger entry',
      },
      title: 'Invoice reader',
      description:
        'At a building materials group (AutomateFlow RPA), an invoice took a clerk six minutes; with bots, 1.8 (August 2026).',
    },
    {
      icon: 'stethoscope',
      specimen: {
        image: 'specimen-scan',
        alt: 'A head scan with a dark region, marked urgent',
      },
      title: 'Scan triage',
      description:
        'Doctors read all of a hospital group’s brain scans; a model decides which first. In 2025 it put 301 of 310 bleeds first, and by mistake 74 of about 590 other scans.',
    },
    {
      icon: 'alert',
      specimen: {
        image: 'specimen-fraud',
        alt: 'A payment with a risk score of 0.91 is held',
      },
      title: 'Fraud scoring',
      description:
        'Payments get a score with reasons. In 2025 one payment firm held 12,300 payments: 8,200 were fraud, and 4,100 were not.',
    },
    {
      icon: 'package',
      specimen: {
        image: 'specimen-stock',
        alt: 'Past sales and a forecast range',
      },
      title: 'Stock forecast',
      description:
        'With a forecast, a retailer that sells 1.1 million pairs of shoes a year moved 41,000 pairs between its shops in 2024. In 2023, with the same sales and no forecast, it moved 50,000. Each move is a cost without a sale.',
    },
    {
      icon: 'chat',
      specimen: {
        image: 'specimen-ticket',
        alt: 'A message and a reply that waits for approval',
      },
      title: 'Suggested replies',
      description:
        'In 2025 a travel company’s agents sent 58,000 of 97,000 suggested replies unchanged. A reply took two minutes; in 2023 it had taken five (medians).',
    },
    {
      icon: 'wrench',
      specimen: {
        image: 'specimen-fault',
        alt: 'A growing vibration and a booked visit',
      },
      title: 'Fault prediction',
      description:
        'A water utility had 52 pump faults in 2023. The model announced 41, nine days ahead at the median; 17 of its alarms were false.',
    },
  ],
  toolsHeading: {
    title: 'Technology stack',
  },
  tools: [
    { name: 'Models', tools: ['PyTorch', 'scikit-learn', 'XGBoost'] },
    { name: 'Language and documents', tools: ['OpenAI API', 'Claude', 'Llama', 'Tesseract'] },
    { name: 'Automation', tools: ['UiPath', 'Power Automate', 'Camunda', 'Temporal'] },
    {
      name: 'Data and operation',
      tools: ['PostgreSQL', 'Apache Airflow', 'MLflow'],
    },
  ],
  phasesHeading: {
    title: 'From counting cases to a model in use',
  },
  phases: numbered([
    {
      title: 'Count the cases',
      description: 'We count cases and mistakes, then ask who may see the data.',
      details: ['The cost of a mistake', 'Examples with known answers'],
    },
    {
      title: 'Compare with a rule',
      description: 'Both get the same old cases. If the model is no better, you keep the rule.',
      details: ['A choice with reasons'],
    },
    {
      title: 'Match run',
      description:
        'The model runs beside a person, who decides as before, until it reaches a threshold set in advance.',
      details: ['A report of each difference'],
    },
    {
      title: 'Put it to work',
      description: 'The model takes the cases that it’s certain of. Your people get the rest.',
      details: ['A switch to turn it off', 'A review of mistakes'],
    },
  ]),
  investHeading: {
    title: 'Why Invest in AI',
  },
  invest: [
    {
      bound: 'Up to',
      value: '60%',
      label: 'Cost reduction',
      description:
        'A year after launch, a case cost 60% less in the best of eleven automation projects (2019–2024), and 35% less in the median one.',
    },
    {
      value: '250%',
      label: 'Average ROI',
      description:
        'This is all our work, not AI alone: in their first year, 38 projects of 2019–2025 gained $2.50 per dollar on average.',
      link: { label: 'How we count', to: '/process#how-we-count' },
    },
    {
      value: '70%',
      label: 'Efficiency',
      description:
        'Timed at AutomateFlow RPA’s handover in 2026: 300 invoices and 100 payroll changes took 70% less of people’s time than before.',
    },
  ],
  investAction: { label: 'Schedule Free Consultation', to: 'booking' },
  storiesHeading: {
    title: 'Success stories',
  },
  stories: [
    {
      sector: 'Healthcare',
      accent: 'pink',
      value: '70%',
      label: 'Faster diagnosis',
      description:
        'A hospital group’s median time to a signed report on a suspected brain bleed fell from 34 minutes in 2024 to 20 in 2025 (about 900 reports a year): 70% more reports in the same time.',
    },
    {
      sector: 'Finance',
      accent: 'green',
      value: '$2M+',
      label: 'Fraud prevented monthly',
      description:
        'In an average month of 2025, a payment firm stopped payments of more than $2 million, later confirmed as fraud, before the money left.',
    },
    {
      sector: 'Retail',
      accent: 'orange',
      value: '35%',
      label: 'Conversion boost',
      description:
        'A furniture shop added search by photograph. In April 2025, 2.7% of all 61,000 visits ended in an order; a year earlier, 2.0% of 58,000, at the same prices. One visit in four used the search.',
    },
  ],
  proof: {
    heading: {
      title: 'Platforms whose results can be checked',
      text: 'A check showed that one model for chest scans had learnt to recognise a scanner instead of an illness. On other scanners it missed eleven of 40 urgent cases, and was dropped.',
    },
    projects: {
      'AI Innovation Platform':
        'A clinician can ask a model why, and sees what weighed most, before acting on its result.',
      'AutomateFlow RPA':
        'Bots stop at a doubtful value. When a supplier’s bank details change, a clerk still telephones.',
      'DataMind Analytics':
        'The forecast had to beat the planners in six of nine comparisons. The second model beat them in eight.',
    },
    drawing: {
      name: 'proof-ai-automation',
      tall: 'proof-ai-automation-tall',
      alt: 'A model misses eleven of 40 urgent scans',
    },
  },
  closing: {
    heading: 'A model, a rule or neither?',
    text: 'How many cases come in a month, and what does a mistake cost? With both numbers, half an hour is usually enough to say which of the three you need.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(aiAutomation)
