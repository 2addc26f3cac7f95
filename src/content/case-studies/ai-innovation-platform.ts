import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const aiInnovationPlatform = caseStudy({
  id: 7,
  title: 'AI Innovation Platform',
  category: 'AI Platform',
  industry: 'Artificial intelligence',
  service: '/services/ai-automation',
  industryPage: '/industries/healthcare',
  accent: 'blue',
  updated: '2026-11-23',
  years: '2025–2026',
  firstRelease: { weeks: 15, people: 4, price: [110_000, 120_000], what: 'scans sorted, with reasons' },
  searchTitle: 'Explainable AI for a diagnostics group',
  seo: 'The model with the best score was refused: its reason was a scanner’s serial number. How a diagnostics group runs fourteen models that clinicians may question.',
  summary:
    'A diagnostics group’s fourteen models on one platform, where a clinician can ask any of them why, in plain words, before acting on it.',
  description: 'Train, compare and question models in one place, with the reason beside every answer.',
  achievement: 'No model goes live that cannot say why.',
  results: [
    { value: '300%', label: 'more cases per reviewer', icon: 'trend' },
    { value: '50K+', label: 'tasks a month', icon: 'workflow' },
    { value: '99.7%', label: 'agreement with two readers', icon: 'target' },
  ],
  technologies: ['Python', 'PyTorch', 'React', 'Kubernetes'],
  capabilities: [
    {
      title: 'Ask the model why',
      description:
        'Type a question about any case number. The reply names the inputs that tipped it, and the smallest change that would have tipped it back.',
    },
    {
      title: 'Runs you can repeat',
      description:
        'Data, code and settings are frozen with every training run. A figure from a year ago can be produced again at the press of a button.',
    },
    {
      title: 'Doubt goes to people',
      description:
        'Clinicians set a threshold for each route. Below it, the case joins a reading list and the model keeps its opinion to itself.',
    },
  ],
  story: {
    overview: [
      'The diagnostics group had fourteen models in use, most of them on the laptop of whoever had trained them. Two sorted the same scans and disagreed. Clinicians had begun to ignore both, reasonably, because neither could give a reason. The data team of five spent its weeks moving files and re-running experiments that had never been written down.',
      'On the platform, every model enters by the same door: a data set with a version, a training run with a number, and a comparison with the model it wants to replace. Scan, notes, laboratory values, age and dose go in. Out comes one of four routes, benign, review, urgent or repeat, with the path that led there. A clinician can ask why case 0417 went to review and is shown the three inputs that weighed most. Scans came first, in fifteen weeks; referral letters, procedure codes and reagent stock followed. Sorting that can delay a patient counts as a device, so that part is documented and released like one. No model sorts a single case before a match run of a month in the shadow of a person.',
      'The model that was refused read chest scans for urgency, and had the best score of all against the archive. The path view showed that it barely looked at the lungs. It looked at a corner of the image, where the scanner prints its serial number, and had learnt that the portable machine in intensive care takes pictures of the sickest people. During its month in the shadow it rated eleven of forty urgent cases from other scanners as routine. Its authors withdrew it themselves, and every image in the archive has been cropped since.',
    ],
    award: {
      name: 'Explainable Systems, shortlisted',
      description: 'For the path view, with which two clinicians found a mislabelled data set.',
      giver: 'Medical Informatics Meeting',
      year: 2026,
    },
    duration: 14,
    teamSize: 12,
    team: { ours: 4, client: 6, contractors: 2 },
    extraDetail: { label: 'Focus', value: 'Decisions that explain themselves' },
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
          'Outside reading fees and overtime no longer paid, in one year, added up by the group’s controllers.',
      },
      {
        value: '300%',
        label: 'Productivity gain',
        description:
          'Cases closed per reviewer and shift: four for each one in the quarter before sorting began.',
        chart: { before: 100, after: 400 },
      },
      {
        value: '99.7%',
        label: 'Accuracy',
        description:
          'Agreement with a panel of two readers, above the threshold; a clinician signs every report.',
        chart: { share: 99.7 },
      },
    ],
  },
  closing: {
    heading: 'Test your model beside a person.',
    text: 'In one month, without a decision of its own, a model shows how often it is right.',
    action: 'Start Your AI Project',
  },
})

sample(aiInnovationPlatform)
