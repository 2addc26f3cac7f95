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
      'cases, against a simple rule, before it goes live.',
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
      'We test an AI model and a simple rule on your invoices, scans or tickets, and deliver the one with ' +
      'more right answers. The readiness assessment is a free 30-\u2060minute call and a two-page note: ' +
      'what to try, and which data is missing.',
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
    title: 'What we automate.',
  },
  services: [
    {
      icon: 'file-search',
      title: 'Document reading',
      description:
        'Data from invoices, claims and lab forms is entered in your system. Each value is shown with the ' +
        'line it came from.',
      features: [
        'Scans, PDFs and phone photographs',
        'How certain each field is',
        'Doubtful cases sent to a person',
      ],
    },
    {
      icon: 'robot',
      title: 'Process automation',
      description:
        'Bots copy data between screens. They do the steps that never vary, and ask a person about the ' +
        'others.',
      features: [
        'UiPath, Power Automate or plain code',
        'APIs first, screen clicks last',
        'Every run logged and repeatable',
      ],
    },
    {
      icon: 'trend',
      title: 'Forecasting',
      description:
        'We forecast demand, staffing and cancellations. The method must be better than “same week last ' +
        'year” before anyone plans with it.',
      features: [
        'A range instead of one number',
        'Error reported per branch',
        'Planners’ corrections recorded',
      ],
    },
    {
      icon: 'camera',
      title: 'Image models',
      description:
        'The model finds defects in products, signs of disease on scans or gaps on shelves. It outlines ' +
        'the area that decided its answer.',
      features: [
        'Labelled by your own specialists',
        'Checked per site and per camera',
        'Runs on the device where networks are poor',
      ],
    },
    {
      icon: 'chat',
      title: 'Assistants on your documents',
      description:
        'Staff ask a question and get an answer with its source paragraph. It uses only files that they ' +
        'may open.',
      features: [
        'Retrieval from your own sources',
        'Says so when it finds nothing',
        'Hosted in your cloud account',
      ],
    },
    {
      icon: 'gauge',
      title: 'Model operations',
      description:
        'A model gets worse when its data changes. We watch its inputs and errors, and can return to an ' +
        'earlier version.',
      features: [
        'Alerts when inputs drift',
        'Data and models under version control',
        'A record of every decision',
      ],
    },
  ],
  solutionsHeading: {
    title: 'AI solutions delivered.',
    text: 'All six are in daily use. At each client a named person is responsible for the decisions.',
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
      description:
        'Supplier invoices become ledger entries. The clerk sees each field, its source and any doubt.',
    },
    {
      icon: 'icon-stethoscope',
      specimen: {
        image: 'specimen-scan',
        tall: 'specimen-scan-tall',
        alt: 'A head scan with a dark region, marked urgent',
      },
      title: 'Scan triage',
      description:
        'It puts urgent scans at the top of the radiologist’s list and outlines the reason. A doctor signs ' +
        'every report.',
    },
    {
      icon: 'icon-magnifier',
      specimen: {
        image: 'specimen-fraud',
        tall: 'specimen-fraud-tall',
        alt: 'A payment with a risk score of 0.91 is held',
      },
      title: 'Fraud scoring',
      description: 'It scores a payment before it is authorised and names the three most important signals.',
    },
    {
      icon: 'icon-package',
      specimen: {
        image: 'specimen-stock',
        tall: 'specimen-stock-tall',
        alt: 'Past sales and a forecast range',
      },
      title: 'Stock forecast',
      description: 'It predicts sales by shop and size, and suggests a reorder that the buyer can change.',
    },
    {
      icon: 'icon-headset',
      specimen: {
        image: 'specimen-ticket',
        tall: 'specimen-ticket-tall',
        alt: 'A message and a reply that waits for approval',
      },
      title: 'Ticket routing',
      description:
        'It reads a message, finds the account and the contract, and suggests a reply that the agent can ' +
        'edit.',
    },
    {
      icon: 'icon-wrench',
      specimen: {
        image: 'specimen-fault',
        tall: 'specimen-fault-tall',
        alt: 'A growing vibration and a booked visit',
      },
      title: 'Fault prediction',
      description:
        'It measures the vibration and current of pumps and lifts, and books a visit before they fail.',
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
      description: 'We count your cases, the mistakes in them today, and what each mistake costs.',
      details: ['Cases in each month', 'Mistakes by their cause', 'The cost of a mistake'],
    },
    {
      title: 'Prepare the data',
      description: 'We find out where the data is and who may see it.',
      details: ['A list of sources', 'Rights of access', 'Examples with known answers'],
    },
    {
      title: 'Compare with a rule',
      description:
        'We test a simple rule first, and then a model. If the model is no better on new cases, you keep ' +
        'the rule, which costs less.',
      details: ['Results of the rule', 'Results of the model', 'A choice with reasons'],
    },
    {
      title: 'Match run',
      description:
        'On live cases, the model runs beside a person but decides nothing. It must be right as often as ' +
        'agreed.',
      details: ['A report of each difference', 'The agreed threshold'],
    },
    {
      title: 'Put it to work',
      description: 'The model does the easy cases and people do the rest.',
      details: ['A limit for easy cases', 'A switch to turn it off', 'A review of mistakes'],
    },
  ]),
  investHeading: {
    title: 'Why Invest in AI.',
    text: 'We agree on one figure to measure before the work starts. Our clients measured these.',
  },
  invest: [
    {
      value: '60%',
      label: 'Cost reduction, best result',
      description: 'Up to 60% of the cost per case was saved, where people had mostly retyped data before.',
    },
    {
      value: '250%',
      label: 'Average ROI',
      description:
        'In one year, the gain after costs was 2.5 times the costs, on average over all 31 measured ' +
        'projects.',
    },
    {
      value: '70%',
      label: 'Efficiency gain',
      description:
        'In AutomateFlow RPA: less human handling time per case, at 10K+ processes a month, against the time ' +
        'before the bots.',
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
      description: 'Time from scan to signed report at one client, for a suspected bleed in the brain.',
    },
    {
      sector: 'Finance',
      accent: 'green',
      value: '$2M+',
      label: 'Fraud prevented monthly',
      description: 'Confirmed fraud at one client, stopped before the money left.',
    },
    {
      sector: 'Retail',
      accent: 'orange',
      value: '35%',
      label: 'Conversion boost',
      description: 'More visits to an online furniture shop end in an order.',
    },
  ],
  proof: {
    heading: {
      title: 'Platforms whose results can be checked.',
    },
    projects: ['AI Innovation Platform', 'AutomateFlow RPA'],
    drawing: {
      name: 'proof-ai-automation',
      alt: 'A model misses eleven of forty urgent scans',
    },
  },
  closing: {
    heading: 'Ask us whether you need AI.',
    text:
      'Choose one process and estimate its cases in a month. In thirty minutes we usually know whether it ' +
      'needs a model, a rule or neither.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(aiAutomation.hero.lede)
sample(aiAutomation.services)
sample(aiAutomation.solutionsHeading)
sample(aiAutomation.solutions)
sample(aiAutomation.phases)
sample(aiAutomation.investHeading)
sample(aiAutomation.invest)
sample(aiAutomation.storiesHeading)
sample(aiAutomation.stories)
sample(aiAutomation.closing)
