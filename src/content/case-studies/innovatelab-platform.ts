import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const innovatelabPlatform = caseStudy({
  id: 17,
  title: 'InnovateLab Platform',
  category: 'Innovation Management',
  industry: 'Food ingredients',
  service: '/services/product-engineering',
  accent: 'blue',
  pictureVariant: 'notebook',
  updated: '2026-11-25',
  years: '2023–2024',
  firstRelease: {
    weeks: 13,
    people: 3,
    price: [70_000, 80_000],
    share: 4,
    what: 'searchable notebooks at one site',
  },
  searchTitle: 'R&D management for a food ingredient maker',
  seo: 'Two chemists on one corridor ran the same trial. How a food ingredient maker made twelve years of research searchable, failed trials above all.',
  summary:
    'Three people made one site’s research notebooks searchable in 13 weeks; today 100+ teams keep a page for each idea, from hypothesis to pilot batch, the first small production.',
  description: 'Trials, instrument traces and decisions together, with twelve years of notebooks.',
  achievement: 'Failed trials are found before they are repeated.',
  results: [
    { value: '500+', label: 'active projects at handover', icon: 'flask' },
    { value: '78%', label: 'project success: passed review two, reached a pilot', icon: 'target' },
    { value: '100+', label: 'teams', icon: 'users' },
  ],
  technologies: ['React', 'Python', 'Django', 'OpenSearch', 'PostgreSQL', 'Azure'],
  capabilities: [
    {
      title: 'Nearest trial first',
      description:
        'Before a trial is booked, the page lists the closest ones already run: same enzyme, similar sugar, who did them, and the results.',
    },
    {
      title: 'Traces from the instrument',
      description:
        'Chromatography curves (HPLC) arrive with method and batch attached. A value that is retyped by hand is marked.',
    },
    {
      title: 'Recorded decisions',
      description:
        'Each review (gate) decides whether a project goes on. Its evidence, voters and doubts are kept. A stopped project can be reopened where it stood.',
    },
  ],
  quote: {
    content:
      'The page most often opened in its first year was about a trial that failed in 2013. Six teams had been about to repeat it.',
    name: 'Dr. Pascale Thiry',
    initials: 'PT',
    role: 'Research Director, Junipera',
  },
  story: {
    overview: [
      'In our second week of interviews, two chemists on the same corridor found that they had run the same enzyme trial sixteen months apart, with the same result. Neither had been careless. Trials were recorded in notebooks, on instrument PCs and in a slide format that changed every year. Each quarter a review, called a gate, decided which projects went on, largely by the slides.',
      'The failed trials were most worth saving. Twelve years of notebooks, one site’s first, were scanned, read by a model and checked by two retired colleagues who remembered most of them. The result is a page for each idea: hypothesis, trials, instrument curves, cost, and the verdict at each gate with its reasons. After sixty days with no entry, the platform asks the owner whether to go on.',
      'Teams joined when they liked, and in the first two quarters twenty-six of them did. Frequent training changed little. Then the research director announced a rule: from the fourth review onward, only the page would count. Our part was to make the page less work than the slides. Old slides could be imported, curves were filled in automatically, and the form shrank from thirty-eight fields to twelve. At the fourth review ninety teams had a page. The others followed at the fifth, and the review became a day shorter.',
    ],
    award: {
      name: 'Research Software',
      description: 'A trial that failed is as easy to look up as one that worked.',
      giver: 'Food Science Society',
      year: 2025,
    },
    duration: 22,
    teamSize: 16,
    extraDetail: { label: 'Focus', value: 'Food ingredient research' },
    technologyCategories: [
      { category: 'Frontend', tools: ['React', 'TypeScript', 'Plotly'] },
      { category: 'Backend', tools: ['Python', 'Django', 'PostgreSQL', 'Celery'] },
      { category: 'Search and models', tools: ['OpenSearch', 'PyTorch', 'RDKit'] },
      { category: 'Infrastructure', tools: ['Azure', 'Docker', 'GitHub Actions'] },
    ],
    resultFigures: [
      {
        value: '300%',
        label: 'Research velocity',
        description:
          'Trials that got a verdict in a quarter: about 40 in the last quarter before the platform, about 160 in the quarter of the handover.',
        chart: { before: 40, after: 160 },
      },
      {
        value: '78%',
        label: 'Project success',
        description:
          'Of the projects that passed their second gate in the first year, 78% went on to a pilot batch. No one had counted this before.',
        chart: { share: 78 },
      },
      {
        value: '12 years',
        label: 'Notebooks searchable',
        description: 'By compound, method, outcome or author.',
      },
    ],
  },
  closing: {
    heading: 'The notebooks of one site take 13 weeks.',
    text: 'For this client it took three people. Tell us how many notebooks you have, and who still knows them.',
    action: 'Start Your Project',
  },
})

sample(innovatelabPlatform)
