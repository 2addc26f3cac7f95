import { sample } from '../sample.ts'
import { type AiAutomation, numbered } from '../schema.ts'

/** The content of the page `/services/ai-automation`. */
export const aiAutomation: AiAutomation = {
  name: 'AI & Automation',
  weave: 'diamond',
  accent: 'orange',
  updated: '2026-11-25',
  seo: {
    title: 'AI automation services, tested on your own cases',
    description:
      'Document reading, image models, forecasting and process automation. We test each on your own ' +
      'cases, beside a person or a simple rule, before it goes live.',
  },
  tagline: 'AI where it helps',
  card: {
    description: 'We use AI models where they help, and simple rules where those are enough.',
    features: ['Document and image models', 'Process automation', 'Cost reduction up to 60%'],
  },
  hero: {
    badge: 'AI & Automation',
    heading: 'AI and automation, tested on your own cases.',
    lede:
      'We test each AI model on your invoices, scans or tickets, beside a person or a simple rule. It ' +
      'goes live only if it passes. The readiness assessment is a free 30-\u2060minute call, and a ' +
      'two-page ' +
      'note if you ask for it when you book.',
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
    title: 'Work that we automate.',
  },
  services: [
    {
      icon: 'file-search',
      title: 'Document reading',
      description: 'Data from invoices and claims is entered in your system, beside the line it came from.',
      features: ['Scans, PDFs and photographs', 'Doubtful cases sent to a person'],
    },
    {
      icon: 'robot',
      title: 'Process automation',
      description: 'Bots do the steps that never vary, and ask a person about the others.',
      features: ['APIs first, screen clicks last', 'Every run logged and repeatable'],
    },
    {
      icon: 'trend',
      title: 'Forecasting',
      description:
        'A forecast must be more accurate than last year’s figure for the same week before anyone ' +
        'plans with it.',
      features: ['A range instead of one number', 'Error reported per branch'],
    },
    {
      icon: 'camera',
      title: 'Image models',
      description: 'The model finds defects in products or signs of disease on scans, and outlines them.',
      features: ['Labelled by your own specialists', 'Checked per site and per camera'],
    },
    {
      icon: 'chat',
      title: 'Assistants on your documents',
      description: 'Staff ask a question and get an answer with its source, from files that they may open.',
      features: ['Says so when it finds nothing', 'Hosted in your cloud account'],
    },
    {
      icon: 'gauge',
      title: 'Model operations',
      description: 'A model gets worse when its data changes, so we watch it.',
      features: ['Alerts when inputs drift', 'A record of every decision'],
    },
  ],
  solutionsHeading: {
    title: 'AI solutions delivered.',
  },
  solutions: [
    {
      icon: 'icon-receipt',
      specimen: {
        image: 'specimen-invoice',
        tall: 'specimen-invoice-tall',
        alt: 'An invoice total becomes a ledger entry',
      },
      title: 'Invoice reader',
      description: 'Supplier invoices become ledger entries.',
    },
    {
      icon: 'icon-stethoscope',
      specimen: {
        image: 'specimen-scan',
        tall: 'specimen-scan-tall',
        alt: 'A head scan with a dark region, marked urgent',
      },
      title: 'Scan triage',
      description: 'It puts urgent scans at the top of the radiologist’s list.',
    },
    {
      icon: 'icon-magnifier',
      specimen: {
        image: 'specimen-fraud',
        tall: 'specimen-fraud-tall',
        alt: 'A payment with a risk score of 0.91 is held',
      },
      title: 'Fraud scoring',
      description: 'It scores a payment before it is authorised, and says why.',
    },
    {
      icon: 'icon-package',
      specimen: {
        image: 'specimen-stock',
        tall: 'specimen-stock-tall',
        alt: 'Past sales and a forecast range',
      },
      title: 'Stock forecast',
      description: 'It predicts sales by shop and size, and suggests a reorder.',
    },
    {
      icon: 'icon-headset',
      specimen: {
        image: 'specimen-ticket',
        tall: 'specimen-ticket-tall',
        alt: 'A message and a reply that waits for approval',
      },
      title: 'Ticket routing',
      description: 'It reads a message and suggests a reply that the agent can edit.',
    },
    {
      icon: 'icon-wrench',
      specimen: {
        image: 'specimen-fault',
        tall: 'specimen-fault-tall',
        alt: 'A growing vibration and a booked visit',
      },
      title: 'Fault prediction',
      description: 'It measures vibration, and books a visit before a pump fails.',
    },
  ],
  toolsHeading: {
    title: 'Technology stack.',
  },
  tools: [
    { name: 'Models', tools: ['PyTorch', 'TensorFlow', 'scikit-learn', 'XGBoost'] },
    { name: 'Language and documents', tools: ['OpenAI API', 'Claude', 'Llama', 'spaCy', 'Tesseract'] },
    { name: 'Automation', tools: ['UiPath', 'Power Automate', 'Camunda', 'Temporal'] },
    {
      name: 'Data and operation',
      tools: ['PostgreSQL', 'pgvector', 'Apache Airflow', 'MLflow', 'Kubernetes'],
    },
  ],
  phasesHeading: {
    title: 'From counting cases to a model in use.',
  },
  phases: numbered([
    {
      title: 'Count the cases',
      description: 'We count your cases and the mistakes in them today.',
      details: ['Mistakes by their cause', 'The cost of a mistake'],
    },
    {
      title: 'Prepare the data',
      description: 'We find out where it is and who may see it.',
      details: ['Rights of access', 'Examples with known answers'],
    },
    {
      title: 'Compare with a rule',
      description: 'If the model is no better than a simple rule on new cases, you keep the rule.',
      details: ['Results of both', 'A choice with reasons'],
    },
    {
      title: 'Match run',
      description:
        'The model runs beside a person and decides nothing, until it reaches a threshold set in advance.',
      details: ['A report of each difference', 'The agreed threshold'],
    },
    {
      title: 'Put it to work',
      description: 'The model does the easy cases and people do the rest.',
      details: ['A switch to turn it off', 'A review of mistakes'],
    },
  ]),
  investHeading: {
    title: 'Why Invest in AI.',
  },
  invest: [
    {
      bound: 'Up to',
      value: '60%',
      label: 'Cost reduction',
      description:
        'In the best of eleven automation projects, the cost per case fell by 60% in the year after go-live.',
    },
    {
      value: '250%',
      label: 'Average ROI',
      description:
        'Each dollar spent brought $3.50 within a year, a gain of $2.50, on average over 38 measured ' +
        'projects, with and without AI.',
    },
    {
      value: '70%',
      label: 'Efficiency gain',
      description:
        'AutomateFlow RPA: people spend 70% less time on a case than before the bots, at 10K+ ' +
        'processes a month.',
    },
  ],
  investAction: { label: 'Schedule Free Consultation', to: 'booking' },
  storiesHeading: {
    title: 'Success stories.',
  },
  stories: [
    {
      sector: 'Healthcare',
      accent: 'pink',
      value: '70%',
      label: 'Faster diagnosis',
      description:
        'For a suspected bleed in the brain: 30 minutes from scan to signed report instead of 51 (median ' +
        'of 1,900 scans, 2025).',
    },
    {
      sector: 'Finance',
      accent: 'green',
      value: '$2M+',
      label: 'Fraud prevented monthly',
      description:
        'Confirmed fraud at one payment firm, stopped before the money left, on average over 2025.',
    },
    {
      sector: 'Retail',
      accent: 'orange',
      value: '35%',
      label: 'Conversion boost',
      description:
        'Search by photograph at a furniture shop: 2.7% of visits in April 2025 ended in an order, ' +
        '2.0% a year before.',
    },
  ],
  proof: {
    heading: {
      title: 'Platforms whose results can be checked.',
      text:
        'The chest-scan model with the best score on old scans missed eleven of forty urgent scans ' +
        'from other scanners, and was withdrawn. A forecast had to be closer than the planners in six ' +
        'of nine comparisons. It was closer in only five in the first quarter, and in eight in the second.',
    },
    projects: {
      'AI Innovation Platform':
        'Fourteen models are in use. Before a model sorts cases alone, a person sorts the same cases ' +
        'for a month.',
      'AutomateFlow RPA': 'Bots for invoices and payroll, each with an owner, a log and an off switch.',
    },
    drawing: {
      name: 'proof-ai-automation',
      alt: 'A model misses eleven of forty urgent scans',
    },
  },
  closing: {
    heading: 'Ask us whether you need AI.',
    text: 'Thirty minutes are usually enough to say whether a process needs a model, a rule or neither.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(aiAutomation.card)
sample(aiAutomation.hero.lede)
sample(aiAutomation.services)
sample(aiAutomation.solutions)
sample(aiAutomation.phases)
sample(aiAutomation.invest)
sample(aiAutomation.storiesHeading)
sample(aiAutomation.stories)
sample(aiAutomation.proof)
sample(aiAutomation.closing)
