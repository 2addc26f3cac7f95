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
  seo: 'Explainable AI for a diagnostics group: why 29 planned models became 14, what nine simple rules do instead, and what the smaller scope saved.',
  summary:
    'A diagnostics group runs its 14 AI models on one platform. Before acting on a result, a clinician can ask the model why, in plain words.',
  description: '14 AI models in one place. Each gives the reason for its answer.',
  achievement: 'No model goes live that cannot say why.',
  results: [
    { value: '300%', label: 'more cases per reviewer', icon: 'trend' },
    { value: '50K+', label: 'tasks a month', icon: 'workflow' },
    { value: '99.7%', label: 'agreement with two specialists', icon: 'target' },
  ],
  technologies: ['Python', 'PyTorch', 'React', 'Kubernetes'],
  capabilities: [
    {
      title: 'Ask the model why',
      description:
        'Type a question about any case number. The reply names the inputs that decided, and the smallest change that would have led to another route.',
    },
    {
      title: 'Runs you can repeat',
      description:
        'Data, code and settings are saved with every training run. A figure from a year ago can be calculated again with one click.',
    },
    {
      title: 'Doubt goes to people',
      description:
        'Clinicians set how certain a model must be for each route. Below this threshold it gives no answer, and a person reads the case.',
    },
  ],
  story: {
    overview: [
      'The first plan for this platform had 29 AI models. The finished platform runs 14, because 15 were not needed. The diagnostics group had models on the laptops of their authors, and many ideas for more. Two existing models sorted the same scans and disagreed, and clinicians ignored both, because neither could give a reason.',
      'Dr. Femke Aalders, the group’s medical director, therefore set a condition before anything was built. Each idea was first compared with the simplest rule that could do the same work, on the same old cases. The model had to be clearly better, and her clinicians decided what “clearly” meant for each task. Three people made these comparisons in seven weeks.',
      'Nine ideas became rules. Reagents, for example, are ordered when the stock covers fewer than ten days, and a procedure code is taken from the referral when it names one. Six ideas were dropped. For two there were too few cases to learn from, and for three the clinicians were faster by hand. The sixth was a second model for chest scans. It missed eleven of 40 urgent cases from other scanners, because it had learnt to recognise the portable scanner of intensive care.',
      'At today’s rates, the first plan was estimated at 19 months and $1.1 million. The smaller scope took 14 months and cost about $300,000 less: 15 models fewer, with the nine rules and the seven weeks of comparison already subtracted. The group’s data team has five people. They can look after 14 models, and had told us that they could not look after 29.',
      'Every model on the platform needs the same three things: a data set with a version, a training run with a number, and a comparison with the model or rule that it is to replace. A model for scans reads scan, notes, laboratory values, age and dose. It sends the case on one of four routes (benign, review, urgent or repeat) and shows why. A clinician who asks why case 0417 went to review sees the three inputs that weighed most. Scans came first, in 15 weeks, and then referral letters. Software that can delay treatment counts as a medical device, so we document and release the sorting part as one. Before a model sorts cases on its own, it has a match run: for a month a person sorts the same cases, and the model must find 98% of the urgent ones.',
    ],
    award: {
      name: 'Explainable Systems, shortlisted',
      description:
        'For models that name the inputs behind each result, in words that a clinician can question.',
      giver: 'Medical Informatics Meeting',
      year: 2026,
    },
    duration: 14,
    teamSize: 12,
    extraDetail: { label: 'Focus', value: 'A reason for each decision' },
    matchRun: 'Each model beside a person, one month',
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
          'Fees for outside readers and overtime that were saved in one year, as added up by the group’s controllers.',
      },
      {
        value: '300%',
        label: 'Productivity gain',
        description:
          'A reviewer closes four times as many cases a shift as in the quarter before sorting began.',
        chart: { before: 100, after: 400 },
      },
      {
        value: '99.7%',
        label: 'Accuracy',
        description:
          'Of the cases that a model was certain enough to sort, two specialists chose the same route as the model in this share. A clinician signs every report.',
        chart: { share: 99.7 },
      },
    ],
  },
  closing: {
    heading: 'A match run of your model takes a month.',
    text: 'In that month it decides nothing, and shows how often it is right.',
    action: 'Start Your AI Project',
  },
})

sample(aiInnovationPlatform)
