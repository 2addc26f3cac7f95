import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type AiAutomation, numbered } from '../schema.ts'

/** What `/services/ai-automation` says. */
export const aiAutomation: AiAutomation = {
  name: 'AI & Automation',
  weave: 'diamond',
  accent: 'orange',
  updated: '2026-11-23',
  seo: {
    title: 'AI automation services, tested on your own cases',
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
    heading: 'AI and automation, tested on your own cases.',
    lede:
      'We try a model and a plain rule on your invoices, scans or tickets, and ship whichever gets more ' +
      'of them right. The readiness assessment is a free 30-\u2060minute call and a two-page note: what to try, ' +
      'what data is missing, what to leave alone.',
    actions: [
      { label: 'Explore AI Solutions', to: '#solutions' },
      { label: 'AI Readiness Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'finished-ai',
    draft: 'draft-ai',
    alt:
      'An invoice beside the fields read from it, each with its reason, and one left for a person. Drawn as a ' +
      'draft in black squares and, over that, finished, with a yellow thread between them.',
  },
  intro: {
    title: 'What we automate.',
    text: `Each of these shows its reasons, and a person can overrule it. ${price.call}`,
  },
  matchRun:
    'The model sees live cases and decides nothing, while a person reads every case on which the two disagree.',
  services: [
    {
      icon: 'file-search',
      title: 'Document reading',
      description:
        'Invoices, claims and lab forms become fields in your system, with the line each value came from ' +
        'shown beside it.',
      features: [
        'Scans, PDFs and phone photographs',
        'A confidence for every field',
        'Doubtful cases sent to a person',
      ],
    },
    {
      icon: 'robot',
      title: 'Process automation',
      description:
        'Copying between screens goes to bots, which take the steps that never vary and call a person for ' +
        'those that do.',
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
        'Demand, staffing and cancellations, by a method that has to beat “same week last year” before ' +
        'anyone plans by it.',
      features: [
        'A range instead of one number',
        'Error reported per branch',
        'Planner’s overrides kept and scored',
      ],
    },
    {
      icon: 'camera',
      title: 'Image models',
      description:
        'Defects on a line, findings on a scan or gaps on a shelf, with an outline around the region that ' +
        'decided the answer.',
      features: [
        'Labelled by your own specialists',
        'Checked per site and per camera',
        'On the device where networks are poor',
      ],
    },
    {
      icon: 'chat',
      title: 'Assistants on your documents',
      description:
        'Staff ask in a sentence and get an answer that quotes its paragraph, drawn only from files they ' +
        'are allowed to open.',
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
        'A model starts ageing the day it goes live. We watch what goes in and how often the answer is ' +
        'right, and roll it back like any release.',
      features: [
        'Alerts when inputs drift',
        'Data and models under version control',
        'A record of every decision',
      ],
    },
  ],
  solutionsHeading: {
    title: 'AI solutions delivered.',
    text: 'Systems in daily use, each with a named person who answers for its decisions.',
  },
  solutions: [
    {
      icon: 'icon-receipt',
      specimen: {
        image: 'specimen-invoice',
        tall: 'specimen-invoice-tall',
        alt:
          'An invoice whose total is outlined; a yellow thread carries it into the ledger, where the ' +
          'line it came from is named and the due date is marked as doubtful.',
      },
      title: 'Invoice reader',
      description:
        'Supplier invoices become ledger entries, and the clerk sees each field, the line behind it and any ' +
        'reason for doubt.',
    },
    {
      icon: 'icon-stethoscope',
      specimen: {
        image: 'specimen-scan',
        tall: 'specimen-scan-tall',
        alt:
          'A scan of a head with a dark region outlined; a yellow thread moves the patient to the top ' +
          'of a list, marked urgent.',
      },
      title: 'Scan triage',
      description:
        'Puts urgent scans at the top of the radiologist’s list and outlines what raised them. A doctor ' +
        'signs every report.',
    },
    {
      icon: 'icon-magnifier',
      specimen: {
        image: 'specimen-fraud',
        tall: 'specimen-fraud-tall',
        alt:
          'A dozen thin threads run to a score of 0.91, held; three are yellow: a new payee, a new ' +
          'device and the hour, 3 a.m.',
      },
      title: 'Fraud scoring',
      description: 'Scores a payment before it is authorised and names the three signals that weighed most.',
    },
    {
      icon: 'icon-package',
      specimen: {
        image: 'specimen-stock',
        tall: 'specimen-stock-tall',
        alt:
          'Sales of past weeks as steps, then a yellow thread within a widening range; beside it a ' +
          'reorder in which the buyer changed 40 to 36.',
      },
      title: 'Stock forecast',
      description:
        'Predicts sales by shop and size, and drafts a reorder that the buyer can change before it is sent.',
    },
    {
      icon: 'icon-headset',
      specimen: {
        image: 'specimen-ticket',
        tall: 'specimen-ticket-tall',
        alt:
          'A message with an account number outlined; a yellow thread passes the account and the ' +
          'contract and ends in a reply that waits for approval.',
      },
      title: 'Ticket routing',
      description:
        'Reads the message, finds the account and the contract, and queues it with a reply for the agent ' +
        'to edit.',
    },
    {
      icon: 'icon-wrench',
      specimen: {
        image: 'specimen-fault',
        tall: 'specimen-fault-tall',
        alt:
          'A vibration that grows; a yellow line marks the booked visit, before the pale continuation ' +
          'crosses the limit.',
      },
      title: 'Fault prediction',
      description:
        'Listens to the vibration and current of pumps and lifts, and books the visit before a tenant calls.',
    },
  ],
  toolsHeading: {
    title: 'Technology stack.',
    text: 'Open models where data may not leave your building, hosted ones where it may.',
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
    title: 'From a count of cases to a model in use.',
    text: 'Any phase can end the project, and the early ones are kept small for that reason.',
  },
  phases: numbered([
    {
      title: 'Count the cases',
      description:
        'We count what comes in, how much of it a person gets wrong today and what each mistake costs. ' +
        'Sometimes the count settles the matter in week one.',
      details: ['Volumes and today’s error rate', 'Cost of a wrong answer', 'Go or no-go, in writing'],
    },
    {
      title: 'Settle the data',
      description:
        'We find out where the data sits and who may see it. Two of your specialists then label the same ' +
        'sample, and we measure how often they agree.',
      details: [
        'Data inventory with legal basis',
        'Labelled test set, then locked',
        'Agreement between your experts',
      ],
    },
    {
      title: 'Beat the rule',
      description:
        'A plain rule comes first, then a model. If the model does no better on the locked test set, you ' +
        'keep the rule, which costs less to run.',
      details: ['Rule and model compared', 'Errors sorted by cause', 'Running cost per case'],
    },
    {
      title: 'Run in the shadow',
      description:
        'In this match run the model sees live work and decides nothing. Staff carry on as before, and a ' +
        'person reads each case where the two disagree.',
      details: [
        'Log of disagreements',
        'Threshold agreed with your risk owner',
        'Review screen for doubtful cases',
      ],
    },
    {
      title: 'Put it to work',
      description:
        'The model takes the easy cases and people keep the rest. Its share grows only while the error rate ' +
        'holds, and the rule stands by in case it does not.',
      details: ['Live error and drift dashboard', 'Switch back to the rule', 'Retraining schedule'],
    },
  ]),
  investHeading: {
    title: 'Why Invest in AI.',
    text: 'Because of a figure agreed before the work starts. These are the ones our clients report.',
  },
  invest: [
    {
      value: '60%',
      label: 'Cost reduction, best result',
      description: 'Up to 60%, where the work was mostly retyping; less where it was mostly judgement.',
    },
    {
      value: '250%',
      label: 'Average ROI',
      description: 'Averaged over projects of every kind whose return the client measured for a year.',
    },
    {
      value: '70%',
      label: 'Efficiency gain',
      description: 'Handling time saved per case at AutomateFlow RPA, which runs 10K+ processes a month.',
    },
  ],
  investAction: { label: 'Schedule Free Consultation', to: 'booking' },
  storiesHeading: {
    title: 'Success stories.',
    text: 'Three clients more. At each of them a person has the last word on what the model proposes.',
  },
  stories: [
    {
      sector: 'Healthcare',
      accent: 'pink',
      value: '70%',
      label: 'Faster diagnosis',
      description:
        'From scan to signed report for a suspected bleed, which no longer waits in line behind routine ' +
        'chest scans.',
    },
    {
      sector: 'Finance',
      accent: 'green',
      value: '$2M+',
      label: 'Fraud prevented monthly',
      description:
        'Confirmed fraud, stopped before the money left. Payments are scored in flight, and investigators ' +
        'open the few held back.',
    },
    {
      sector: 'Retail',
      accent: 'orange',
      value: '35%',
      label: 'Conversion boost',
      description:
        'An online furniture shop, not the clothing chain of our case study: search ranks by what similar ' +
        'shoppers kept, and merchandisers can pin a product above it.',
    },
  ],
  proof: {
    heading: {
      title: 'Two platforms that show their reasons.',
      text:
        'One sorts scans with the reason beside every answer; the other runs 1K+ bots, each with an owner ' +
        'and a log.',
    },
    projects: ['AI Innovation Platform', 'AutomateFlow RPA'],
    drawing: {
      name: 'proof-ai-automation',
      tall: 'proof-ai-automation-tall',
      alt:
        'Forty urgent chest scans as forty threads. In the person’s row the cloth is whole; in the model’s ' +
        'it has eleven gaps. A yellow thread from the serial number in a scan’s corner comes up at each gap ' +
        'and ends in a tag: withdrawn.',
    },
  },
  closing: {
    heading: 'Ask whether you need AI at all.',
    text:
      'Pick one process and estimate how many cases it has in a month. Thirty minutes usually settle ' +
      'whether it needs a model, a rule or neither.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(aiAutomation.stories)
sample(aiAutomation.storiesHeading)
