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
    features: ['Document and image models', 'Process automation', 'Cost reduction up to 60%'],
  },
  hero: {
    badge: 'AI & Automation',
    heading: 'Does your process need AI?',
    lede:
      'Sometimes AI and automation save hours, and sometimes a simple rule is enough. We test a model on ' +
      'your own cases, beside a person or a rule, and it goes live only if it passes. The readiness ' +
      'assessment is the free call of 30 minutes, and a two-page note if you ask for it when you book.',
    actions: [
      { label: 'Explore AI Solutions', to: '#solutions' },
      { label: 'AI Readiness Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'finished-ai',
    draft: 'draft-ai',
    moves: 'threshold',
    alt: 'An invoice and the fields read from it',
  },
  intro: {
    title: 'Three kinds of work',
  },
  services: [
    {
      icon: 'file-search',
      title: 'Reading documents and images',
      description:
        'The model enters invoice and claim data in your system, and shows the line that each value came ' +
        'from. On scans and photographs it outlines what it found.',
      features: ['Labelled by your own specialists', 'Doubtful cases sent to a person'],
    },
    {
      icon: 'trend',
      title: 'Forecasts',
      description:
        'A forecast must be more accurate than last year’s figure for the same week before anyone ' +
        'plans with it.',
      features: ['A range instead of one number'],
    },
    {
      icon: 'robot',
      title: 'Bots and assistants',
      description:
        'Bots do the steps that never vary. Assistants answer a question from files that the ' +
        'reader is allowed to open, and name the source.',
      features: ['A log of every run and decision'],
    },
  ],
  solutionsHeading: {
    title: 'AI solutions delivered',
  },
  solutions: [
    {
      icon: 'icon-receipt',
      specimen: {
        image: 'specimen-invoice',
        alt: 'An invoice total becomes a ledger entry',
      },
      title: 'Invoice reader',
      description: 'AutomateFlow RPA, 2026: supplier invoices become ledger entries.',
    },
    {
      icon: 'icon-stethoscope',
      specimen: {
        image: 'specimen-scan',
        alt: 'A head scan with a dark region, marked urgent',
      },
      title: 'Scan triage',
      description: 'A hospital group, 2025: urgent head scans go to the top of the radiologist’s list.',
    },
    {
      icon: 'icon-magnifier',
      specimen: {
        image: 'specimen-fraud',
        alt: 'A payment with a risk score of 0.91 is held',
      },
      title: 'Fraud scoring',
      description: 'A payment firm, 2025: each payment gets a score, with reasons, before it is authorised.',
    },
    {
      icon: 'icon-package',
      specimen: {
        image: 'specimen-stock',
        alt: 'Past sales and a forecast range',
      },
      title: 'Stock forecast',
      description: 'A shoe retailer, 2024: sales are predicted by shop and size, and a reorder is suggested.',
    },
    {
      icon: 'icon-headset',
      specimen: {
        image: 'specimen-ticket',
        alt: 'A message and a reply that waits for approval',
      },
      title: 'Ticket routing',
      description: 'A travel company, 2025: the agent gets a suggested reply, and edits it.',
    },
    {
      icon: 'icon-wrench',
      specimen: {
        image: 'specimen-fault',
        alt: 'A growing vibration and a booked visit',
      },
      title: 'Fault prediction',
      description: 'A water utility, 2023: vibration is measured, and a visit is booked before a pump fails.',
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
      description: 'We count cases and mistakes, and ask who may see the data.',
      details: ['The cost of a mistake', 'Examples with known answers'],
    },
    {
      title: 'Compare with a rule',
      description: 'If the model is no better than a simple rule, you keep the rule.',
      details: ['Results of both', 'A choice with reasons'],
    },
    {
      title: 'Match run',
      description: 'The model runs beside a person until it reaches a threshold set in advance.',
      details: ['A report of each difference', 'The agreed threshold'],
    },
    {
      title: 'Put it to work',
      description: 'The model does the easy cases and people do the rest.',
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
        'In the best of eleven automation projects, the cost per case fell by this much in a year.',
    },
    {
      value: '250%',
      label: 'Average ROI',
      description:
        'Over 38 measured projects, with and without AI, each dollar spent brought $3.50 within a year. ' +
        'That is a gain of $2.50.',
    },
    {
      value: '70%',
      label: 'Efficiency',
      description: 'AutomateFlow RPA: people spend this much less time on a case than before the bots.',
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
        'At a hospital group, 17 reports on a suspected bleed in the brain are signed in the time that ten ' +
        'took: each takes 30 minutes, and took 51 (medians of 1,860 scans, 2025).',
    },
    {
      sector: 'Finance',
      accent: 'green',
      value: '$2M+',
      label: 'Fraud prevented monthly',
      description: 'At one payment firm, confirmed fraud that was stopped before the money left (2025).',
    },
    {
      sector: 'Retail',
      accent: 'orange',
      value: '35%',
      label: 'Conversion boost',
      description:
        'Search by photograph at a furniture shop: 2.7% of visits ended in an order in April 2025, and ' +
        '2.0% in April 2024.',
    },
  ],
  proof: {
    heading: {
      title: 'Platforms whose results can be checked',
      text:
        'One model for chest scans missed eleven of 40 urgent cases from other scanners, and was dropped. ' +
        'A sales forecast had to beat the planners in six of nine comparisons. The first model won five, ' +
        'the second eight.',
    },
    projects: {
      'AI Innovation Platform':
        'Of 23 ideas, nine became models, eight became simple rules, and six were dropped.',
      'AutomateFlow RPA':
        'Bots stop at a doubtful value. Two processes stay with people, and one report was dropped.',
      'DataMind Analytics': '92% of forecasts fall inside the range that the model gives.',
    },
    drawing: {
      name: 'proof-ai-automation',
      alt: 'A model misses eleven of 40 urgent scans',
    },
  },
  closing: {
    heading: 'A model, a rule or neither?',
    text: 'The free call is usually long enough to say which of them your process needs.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(aiAutomation)
