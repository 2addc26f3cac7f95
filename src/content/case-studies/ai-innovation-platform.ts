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
    'A diagnostics group runs its AI models on one platform. Before acting on a result, a clinician can ask the model why, in plain words.',
  description: 'AI models in one place. Each gives its reasons.',
  achievement: 'No model goes live that cannot say why.',
  results: [
    { value: '300%', label: 'more cases per reviewer', icon: 'trend' },
    { value: '50K+', label: 'tasks', note: 'a month', icon: 'workflow' },
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
    closeUps: [[388, 428, 412, 172]],
    overview: [
      'This group reads scans and laboratory samples for hospitals. Its departments had 23 ideas for AI models, and a few models already ran on the laptops of their authors. Two of these sorted the same chest scans and disagreed. Clinicians used neither, because neither could give a reason. The first plan made a model of each idea.',
      {
        title: 'The condition',
        description:
          'Dr. Femke Aalders, the group’s medical director, set a condition before any new model was built. Each idea was first compared with the simplest rule that could do the same work, on the same old cases. The model had to be clearly better, and her clinicians decided what “clearly” meant for each task. Three people made the comparisons in seven weeks.',
      },
      {
        title: 'What became of the ideas',
        description:
          'Nine became models. Eight became rules: for example, reagents are ordered when the stock covers fewer than ten days. Six were dropped. For two there were too few cases to learn from, and for three the clinicians were faster by hand. The sixth was a second model for chest scans. It had learnt to recognise the portable scanner of intensive care, so it missed urgent cases from other scanners.',
      },
      {
        title: 'What this saved',
        description:
          'At today’s rates, the first plan was estimated at 19 months and $1.1 million. The smaller one took 14 months and about $770,000, with the rules and the comparisons included. The group’s data team of five had told us that it could look after ten models, and no more.',
      },
      {
        title: 'What a clinician sees',
        description:
          'A model for scans reads scan, notes, laboratory values, age and dose. It proposes one of four routes: benign, review, urgent or repeat. A clinician who asks why case 0417 went to review sees the three inputs that weighed most.',
      },
      {
        title: 'Who lets a model decide',
        description:
          'Each model had a match run. For a month a person sorted the cases as before, and the model’s answers were only recorded. A model that sorts cases had to find 98% of the urgent ones. Chest scans were sorted by a model after 15 weeks, and referral letters came next. The group’s regulatory officer decided that the sorting part is a medical device, because a wrong route can delay a treatment. In law, the group is its manufacturer. The officer releases each version, and we supply the tests and documents that she asks for.',
      },
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
