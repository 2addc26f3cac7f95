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
  updated: '2026-11-25',
  years: '2025–2026',
  firstRelease: {
    weeks: 15,
    people: 4,
    price: [110_000, 120_000],
    share: 15,
    what: 'chest scans sorted by a model',
  },
  searchTitle: 'Explainable AI for a diagnostics group',
  seo: 'The model with the best score was withdrawn: its reason was a scanner’s serial number. How a diagnostics group runs fourteen models that clinicians may question.',
  summary:
    'A diagnostics group runs its fourteen AI models on one platform. Before acting on a result, a clinician can ask the model why, in plain words.',
  description: 'Fourteen AI models in one place. Each gives the reason for its answer.',
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
      'The diagnostics group had fourteen models in use, most of them on the laptops of their authors. Two sorted the same scans and disagreed. Clinicians had begun to ignore both, because neither could give a reason. The data team of five spent its weeks moving files and repeating unrecorded experiments.',
      'On the platform, every model needs the same three things: a data set with a version, a training run with a number, and a comparison with the model that it is to replace. A model reads scan, notes, laboratory values, age and dose. It sends the case on one of four routes (benign, review, urgent or repeat) and shows why. A clinician who asks why case 0417 went to review sees the three inputs that weighed most. Scans came first, in fifteen weeks; referral letters, procedure codes and reagent stock followed. Together they are 50K+ tasks a month. Software that can delay a patient’s treatment counts as a medical device. So we document and release the sorting software as a medical device. Before a model sorts cases on its own, it has a match run. For a month a person sorts the same cases, and the model must find 98% of the urgent ones.',
      'A fifteenth model failed. It read chest scans for urgency, and had the best score on scans from the archive. When clinicians asked for its reasons, it named the scanner’s serial number in a corner of the image, not the lungs. It had learnt that the portable machine in intensive care takes pictures of the sickest people. In its match run it missed eleven of forty urgent cases from other scanners. Its authors withdrew it, and every image in the archive has been cropped since.',
    ],
    award: {
      name: 'Explainable Systems, shortlisted',
      description: 'Clinicians asked a model for its reason, and it named a scanner’s serial number.',
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
          'Outside reading fees and overtime saved in one year, added up by the group’s controllers.',
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
