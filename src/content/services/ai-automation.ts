import { sample } from '../sample.ts'
import type { AiAutomation } from '../schema.ts'

/** What `/services/ai-automation` says. */
export const aiAutomation: AiAutomation = {
  name: 'AI & Automation',
  weave: 'diamond',
  hue: 'madder',
  updated: '2026-10-27',
  seo: {
    title: 'AI and process automation',
    description:
      'Document reading, image models, forecasting and process automation, tested on your own cases ' +
      'against a plain rule before anything goes live.',
  },
  tagline: 'Models where they help',
  card: {
    description: 'Models where they help, plain rules where they do not.',
    features: ['Document and image models', 'Process automation', 'Cost reduction up to 60%'],
  },
  hero: {
    badge: 'AI & Automation',
    heading: 'Models where they help.',
    lede:
      'Plain rules where they do not. We try both on your own invoices, scans and tickets, and put into ' +
      'service the one that gets more of them right.',
    actions: [
      { label: 'Explore AI Solutions', to: '#solutions' },
      { label: 'AI Readiness Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'draft-ai',
    alt:
      'A document reader: the left half an invoice drafted in black squares, the right half its fields ' +
      'filled in with the reason given, with a yellow thread between them.',
  },
  intro: {
    title: 'What we automate.',
    text: 'In every one of them a person can see why, and overrule it.',
  },
  services: [
    {
      mark: 'file-search',
      title: 'Document reading',
      description:
        'Invoices, claims and lab forms become fields, with the line each value came from shown beside it.',
      features: [
        'Scans, PDFs and phone photographs',
        'A confidence for every field',
        'Doubtful cases sent to a person',
      ],
    },
    {
      mark: 'robot',
      title: 'Process automation',
      description:
        'The copying between screens that starts every morning. Bots take the steps that never vary and ' +
        'stop at those that do.',
      features: [
        'UiPath, Power Automate or plain code',
        'APIs first, screen clicks last',
        'Every run logged and repeatable',
      ],
    },
    {
      mark: 'trend',
      title: 'Forecasting',
      description:
        'Demand, staffing, cancellations. Each forecast has to beat “same week last year” before anyone ' +
        'plans by it.',
      features: [
        'A range instead of one number',
        'Error reported per branch',
        'Planner’s overrides kept and scored',
      ],
    },
    {
      mark: 'camera',
      title: 'Image models',
      description:
        'Defects on a line, findings on a scan, gaps on a shelf. The region that decided the answer is ' +
        'outlined.',
      features: [
        'Labelled by your own specialists',
        'Checked per site and per camera',
        'On the device where networks are poor',
      ],
    },
    {
      mark: 'chat',
      title: 'Assistants on your documents',
      description:
        'Staff ask in a sentence. The answer quotes its paragraph, and nobody sees a file they could not ' +
        'open anyway.',
      features: [
        'Retrieval from your own sources',
        'Says so when it finds nothing',
        'Hosted in your cloud account',
      ],
    },
    {
      mark: 'gauge',
      title: 'Model operations',
      description:
        'A model starts ageing the day it goes live. We watch its inputs and its hits, and roll it back ' +
        'like any release.',
      features: [
        'Alerts when inputs drift',
        'Data and models under version control',
        'A record of every decision',
      ],
    },
  ],
  solutionsHeading: {
    title: 'AI solutions delivered',
    text: 'Six that are in use. None of them has the last word.',
  },
  solutions: [
    {
      emoji: '🧾',
      title: 'Invoice reader',
      description:
        'Supplier invoices become ledger entries. The clerk sees the field, the line behind it and why it ' +
        'was doubted.',
    },
    {
      emoji: '🩺',
      title: 'Scan triage',
      description:
        'Puts urgent scans at the top of the radiologist’s list and outlines what raised them. A doctor ' +
        'signs every report.',
    },
    {
      emoji: '🔎',
      title: 'Fraud scoring',
      description: 'Scores a payment before it is authorised and names the three signals that weighed most.',
    },
    {
      emoji: '📦',
      title: 'Stock forecast',
      description: 'Predicts sales by shop and size, and drafts the reorder for a buyer to change.',
    },
    {
      emoji: '🎧',
      title: 'Ticket routing',
      description:
        'Reads the message, finds the account and the contract, and queues it with a reply for the agent ' +
        'to edit.',
    },
    {
      emoji: '🔧',
      title: 'Fault prediction',
      description:
        'Listens to the vibration and current of pumps and lifts, and books the visit before a tenant calls.',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
    text: 'Open models where data may not leave the building, hosted ones where it may.',
  },
  stack: [
    { category: 'Models', tools: ['PyTorch', 'TensorFlow', 'scikit-learn', 'XGBoost'] },
    { category: 'Language and documents', tools: ['OpenAI API', 'Claude', 'Llama', 'spaCy', 'Tesseract'] },
    { category: 'Automation', tools: ['UiPath', 'Power Automate', 'Camunda', 'Temporal'] },
    {
      category: 'Data and operation',
      tools: ['PostgreSQL', 'pgvector', 'Apache Airflow', 'MLflow', 'Kubernetes'],
    },
  ],
  phasesHeading: {
    title: 'From a count of cases to a model in use.',
    text: 'Each phase can end the project. That is what makes the early ones cheap.',
  },
  phases: [
    {
      title: 'Count the cases',
      description:
        'How many documents, calls or images come in, how many a person gets wrong today, and what a ' +
        'mistake costs. Sometimes the count settles the matter in week one.',
      details: ['Volumes and today’s error rate', 'Cost of a wrong answer', 'Go or no-go, in writing'],
    },
    {
      title: 'Settle the data',
      description:
        'Where it sits, who may see it, who labels it. Two of your specialists label the same sample, and ' +
        'we measure how often they agree with each other.',
      details: [
        'Data inventory with legal basis',
        'Labelled test set, then locked',
        'Agreement between your experts',
      ],
    },
    {
      title: 'Beat the rule',
      description:
        'A plain rule first, then a model. If the model does not beat the rule on the locked test set, ' +
        'you keep the rule and the difference in price.',
      details: ['Rule and model compared', 'Errors sorted by cause', 'Running cost per case'],
    },
    {
      title: 'Run in the shadow',
      description:
        'The model sees live work and decides nothing. Staff carry on as before, and a person reads each ' +
        'case where the two disagree.',
      details: [
        'Log of disagreements',
        'Threshold agreed with your risk owner',
        'Review screen for doubtful cases',
      ],
    },
    {
      title: 'Put it to work',
      description:
        'It takes the easy cases, people keep the rest. Its share grows only while the error rate holds, ' +
        'and the rule stands by in case it does not.',
      details: ['Live error and drift dashboard', 'Switch back to the rule', 'Retraining schedule'],
    },
  ],
  investHeading: {
    title: 'Why Invest in AI',
    text: 'Because of a number you agreed beforehand. These are the ones we see.',
  },
  invest: [
    {
      value: '60%',
      label: 'Cost reduction, at best',
      description: 'Up to that much, where the work was mostly retyping. Less where it was mostly judgement.',
    },
    {
      value: '250%',
      label: 'Average ROI',
      description: 'Across our projects, on the measure each client chose at the start.',
    },
    {
      value: '70%',
      label: 'Efficiency',
      description: 'From AutomateFlow RPA, which runs 10K+ monthly processes.',
    },
  ],
  investAction: { label: 'Schedule AI Consultation', to: 'booking' },
  storiesHeading: {
    title: 'Success stories',
    text: 'Three models at work beside a radiologist, an investigator and a merchandiser.',
  },
  stories: [
    {
      sector: 'Healthcare',
      hue: 'rose',
      value: '70%',
      label: 'Faster diagnosis',
      description:
        'The reading list sorts itself, so a suspected bleed no longer waits behind the routine chest scans.',
    },
    {
      sector: 'Finance',
      hue: 'verdigris',
      value: '$2M+',
      label: 'Fraud prevented monthly',
      description: 'Payments are scored in flight. Investigators open the few held back, reasons attached.',
    },
    {
      sector: 'Retail',
      hue: 'madder',
      value: '35%',
      label: 'Conversion boost',
      description:
        'Search ranks what is in stock in the shopper’s size. Merchandisers can pin a product above it.',
    },
  ],
  proof: {
    heading: {
      title: 'Proof, reasons included.',
      text: 'A platform with the reason beside every answer, and an RPA platform with 1K+ bots to account for.',
    },
    projects: ['AI Innovation Platform', 'AutomateFlow RPA'],
  },
  closing: {
    heading: 'Ask whether you need AI at all.',
    text:
      'Bring one process and a rough count of its cases. In thirty minutes we will say model, rule, or ' +
      'leave it alone.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an AI engineer', to: '/contact' },
    ],
  },
}

sample(aiAutomation.stories)
