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
  updated: '2026-11-28',
  years: '2023–2024',
  firstRelease: {
    weeks: 13,
    people: 3,
    price: [70_000, 80_000],
    share: 4,
    what: 'searchable notebooks at one site',
  },
  searchTitle: 'R&D management for a food ingredient maker',
  seo: 'How a food ingredient maker made twelve years of research searchable, and the three tasks with which its four developers took over the platform.',
  summary:
    '100+ research teams keep one page for each idea, up to its first small production. It began with the notebooks of one site: three people, 13 weeks.',
  description: 'Trials, instrument data and decisions, with twelve years of notebooks.',
  achievement: 'Failed trials are found before they are repeated.',
  results: [
    { value: '500+', label: 'active projects', note: 'at handover', icon: 'flask' },
    { value: '78%', label: 'success', icon: 'target' },
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
      'For some months the handover made us slow, and I complained about it twice. One of our four developers was a chemist until then. Today she leads the group.',
    name: 'Dr. Pascale Thiry',
    initials: 'PT',
    role: 'Research Director, Junipera',
  },
  story: {
    closeUps: [[372, 108, 340, 112]],
    overview: [
      'A maker of food ingredients had its research in notebooks, on instrument PCs and in slides. Two chemists on the same corridor had run the same enzyme trial, a year and a half apart. The client wanted one platform on which every trial can be found. It also wanted to maintain this platform itself, because its research methods change several times a year. At today’s rates, the handover cost about $110,000, or 6% of the price of the programme.',
      {
        title: 'What was handed over',
        description:
          'The notebooks of twelve years were scanned, read by a model, and checked by two retired colleagues who remembered most of the trials. Each idea has a page with its hypothesis, trials, instrument curves and cost. The page also keeps each review, called a gate, with its verdict and the reasons. A trial that failed in 2013 can be found as easily as one that worked.',
      },
      {
        title: 'The four who took over',
        description:
          'Four of the client’s people joined our team a year before the end. Two came from its IT department, one was newly hired, and one was a chemist who had written programs for her own instrument. The contract named three tasks for the last month. The four had to do them alone, and the client paid the last part of the price when they were done.',
      },
      {
        title: 'First task: connect an instrument',
        description:
          'The client chose a spectrometer, which measures light, of a make that neither the four nor we knew. They read its manual, wrote the import and reviewed each other’s work. It took them six days, and the plan had allowed eight. Its curves now arrive like those of all other instruments.',
      },
      {
        title: 'Second task: restore the platform',
        description:
          'They got an empty cloud account and the backup of the night before. After seven hours the platform was running. Five of these were needed to build the search index again. The client’s auditor watched, and kept the record.',
      },
      {
        title: 'Third task: find a fault',
        description:
          'One of us had hidden a fault in the search: for trials older than ten years, it ignored the kind of sugar. The four knew only that there was one. They showed lists of similar trials to one of the retired colleagues, who said which trial was missing. They found the cause on the next day, corrected it and wrote a test for it.',
      },
      'In their first year the four connected five more instruments, and removed one of our reports, because no team opened it.',
    ],
    award: {
      name: 'Research Software',
      description: 'For twelve years of notebooks that every research team can search.',
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
          'Trials that got a verdict in a quarter: about 310 in the last quarter before the platform, and about 1,240 in the quarter of the handover. Reviewers decide on the page, and no longer wait for a monthly meeting.',
        chart: { before: 310, after: 1240 },
      },
      {
        value: '78%',
        label: 'Success',
        description:
          'Of the projects that passed their second review in the first year, 78% went on to a pilot batch, the first small production.',
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
    heading: 'Which trial was run twice?',
    text: 'Most research groups know of one. On the free call we ask where its first result was kept. We need no recipe.',
    action: 'Start Your Project',
  },
})

sample(innovatelabPlatform)
