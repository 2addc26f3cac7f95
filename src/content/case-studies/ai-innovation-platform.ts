import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const aiInnovationPlatform = caseStudy({
  id: 7,
  title: 'AI Innovation Platform',
  category: 'AI Platform',
  industry: 'Medical diagnostics',
  service: '/services/ai-automation',
  industryPage: '/industries/healthcare',
  accent: 'pink',
  updated: '2026-11-28',
  years: '2025–2026',
  firstRelease: {
    weeks: 15,
    people: 4,
    price: [110_000, 120_000],
    share: 15,
    what: 'chest scans sorted by a model',
  },
  searchTitle: 'Explainable AI for a diagnostics group',
  seo: 'Explainable AI for a diagnostics group: why 23 ideas became nine models and eight simple rules, who decided, and what the smaller scope saved.',
  summary:
    'A diagnostics group had 23 ideas for AI. Nine became models that give their reasons, and eight became simple rules.',
  description: 'Models sort a diagnostics group’s scans and samples, and show their reasons.',
  achievement: 'No model goes live without a reason to show.',
  results: [
    {
      value: '300%',
      label: 'more cases in a shift than before',
      note: 'at handover in 2026; models sorted three in four',
      icon: 'trend',
    },
    {
      value: '50K+',
      label: 'tasks',
      note: 'a month, at handover: cases, orders and checks',
      icon: 'workflow',
    },
    {
      value: '99.7%',
      label: 'agreement with specialists, 2025',
      note: '4,000 scans sorted by the first model, two specialists',
      icon: 'target',
    },
  ],
  technologies: ['Python', 'PyTorch', 'React', 'Kubernetes'],
  capabilities: [
    {
      title: 'Ask the model why',
      description:
        'A model sends a scan to one of four routes: benign, review, urgent or repeat. Asked why, it names the inputs that weighed most, and the smallest change that would have led to another route.',
    },
    {
      title: 'Runs you can repeat',
      description: 'Every training run keeps its data, so an old figure can be calculated again.',
    },
    {
      title: 'Doubt goes to people',
      description: 'Clinicians set how certain a model must be. Below this, a person reads the case.',
    },
  ],
  story: {
    overview: [
      'This group, which stays unnamed although its medical director agreed to be quoted, reads scans and laboratory samples for hospitals. Its departments had 23 ideas for AI models. Two models already ran on their authors’ laptops; they sorted the same chest scans and disagreed. Neither gave a reason, so clinicians used neither.',
      {
        title: 'Two prices',
        description:
          'At today’s rates, 23 models would have cost an estimated $1.1 million and taken 19 months. The nine models, eight rules and all comparisons took 14 months and cost about $770,000, the group’s developers included in both.',
      },
      {
        title: 'The condition',
        description:
          'Dr. Femke Aalders, the medical director, set a condition before any new model was built. Every idea was first compared with the simplest rule that could do the same work, on the same old cases. The model had to be clearly better; her clinicians decided, task by task, what that meant.',
      },
      {
        title: 'Where a reason is still weak',
        description:
          'A laboratory value is a reason that a clinician can check. For a scan the platform colours the region that the model looked at, which sometimes is half of a lung.',
      },
      {
        title: 'What became of the ideas',
        description:
          'Nine became models. One of the eight rules orders reagents when the stock covers fewer than ten days. Six were dropped, two because there were too few cases to learn from and three because the clinicians were faster. The sixth was a second model for chest scans. It had learnt to recognise the portable scanner of intensive care, and missed eleven of 40 urgent cases from other scanners.',
      },
      {
        title: 'Who lets a model decide',
        description:
          'Every model had a match run: for a month a person sorted the cases as before, while the model’s answers were only recorded. A model that sorts cases had to find 98% of the urgent ones. Because a wrong route can delay a treatment, the sorting part is a medical device, of which the group is by law the manufacturer. Its regulatory officer releases every version; we supply the tests and documents that she asks for.',
      },
    ],
    award: {
      name: 'Explainable Systems, shortlisted',
      giver: 'Medical Informatics Meeting',
      year: 2026,
    },
    duration: 14,
    teamSize: 12,
    extraDetail: { label: 'Focus', value: 'A reason for every decision' },
    matchRun: 'Every model beside a person, one month',
    technologyCategories: [
      { category: 'Models', tools: ['Python', 'PyTorch', 'MLflow', 'SHAP'] },
      { category: 'Application', tools: ['React', 'TypeScript', 'FastAPI'] },
      { category: 'Data', tools: ['PostgreSQL', 'Apache Airflow', 'DVC'] },
      { category: 'Infrastructure', tools: ['Kubernetes', 'NVIDIA Triton', 'Prometheus'] },
    ],
    resultFigures: [
      {
        value: '$2M+',
        label: 'Costs avoided',
        description:
          'Outside readers and overtime cost $4.9 million in the year before the first model went live, and $2.6 million in the year after, May 2025 to April 2026, for about as many cases. The $2M+ is after running costs, but before the cost of building.',
      },
      {
        value: '300%',
        label: 'Productivity gain',
        description:
          'At handover a shift sorted 400 cases, 300 of them by model; before the models, 100. Clinicians still sign every report.',
        chart: { before: 100, after: 400 },
      },
      {
        value: '99.7%',
        label: 'Accuracy',
        description:
          'Of the 92,000 chest scans of its first half-year, May to October 2025, the first model was certain enough to sort 69,000 (75%). Two specialists routed 4,000 of these, drawn at random, without its answer. In 99.7% all three agreed. Of 3,100 urgent scans in the 69,000, the model missed 22; clinicians, who sign all reports, found them.',
        chart: { share: 99.7 },
      },
    ],
  },
  closing: {
    heading: 'A simple rule may be enough.',
    text: 'Comparing it with a model takes a few days, and here it settled eight of 23 ideas.',
    action: 'Start Your AI Project',
  },
  quote: {
    content:
      'Whatever these models do, I am the one who has to explain it, to a court if it comes to that. I can explain a rule that fits on an index card. That is why I wanted the card tried first, and Northloom did it for all 23 ideas.',
    name: 'Dr. Femke Aalders',
    initials: 'FA',
    role: 'Medical Director of the group',
  },
})

sample(aiInnovationPlatform)
