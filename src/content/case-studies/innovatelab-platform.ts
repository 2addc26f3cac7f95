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
  seo: 'How a food ingredient maker made twelve years of research searchable, and how its own four developers took over the platform, one step at a time.',
  summary:
    '100+ research teams keep one page for each idea, up to its first small production. It began with the notebooks of one site: three people, 13 weeks.',
  description: 'Trials, instrument traces and decisions together, with twelve years of notebooks.',
  achievement: 'Failed trials are found before they are repeated.',
  results: [
    { value: '500+', label: 'active projects at handover', icon: 'flask' },
    { value: '78%', label: 'project success, from review two to pilot batch', icon: 'target' },
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
      'Kavya Shah sat beside our four developers for a year. She let them write and checked every line with them. For some months that made us slow, and I complained about it twice. In the test she watched and said nothing while they connected a new instrument. One of the four was a chemist when they met, and today she leads the group.',
    name: 'Dr. Pascale Thiry',
    initials: 'PT',
    role: 'Research Director, Junipera',
  },
  story: {
    overview: [
      'A maker of food ingredients had its research in notebooks, on instrument PCs and in slides. Two chemists on the same corridor had run the same enzyme trial 16 months apart. The client wanted one searchable platform, and it wanted to maintain this platform itself, because its research methods change several times a year. So the first contract contained a handover, with a date, a price and a test. The price was about 6% of the programme.',
      'First, what was handed over. The notebooks of twelve years, one site’s first, were scanned, read by a model and checked by two retired colleagues who remembered most of the trials. Each idea has a page with its hypothesis, trials, instrument curves and cost. The page also keeps each review, called a gate, with its verdict and the reasons. A trial that failed in 2013 can be found as easily as one that worked.',
      {
        title: 'Months 9 to 14: we write, they review',
        description:
          'Four of the client’s people joined in the ninth month. Two came from its IT department, one was newly hired, and one was a chemist who had written programs for her own instrument. Each of them worked in a pair with one of us. No change went live before the client’s half of the pair had explained it to a third person.',
      },
      {
        title: 'Months 15 to 18: they write, we review',
        description:
          'The four took over one part after another: first the forms, then the import of curves, the search last. For about three months everything took longer. The plan had allowed for this, so no date moved.',
      },
      {
        title: 'Months 19 and 20: they decide',
        description:
          'The four decided what was released and when. Questions went into a shared list with their answers. This list had 70 entries in the end, and became the first chapter of the manual.',
      },
      {
        title: 'Month 21: the test',
        description:
          'The first contract already named three tasks. The four connected an instrument that none of us had seen. They restored the platform from a backup in an empty account. They found and corrected a fault that one of us had hidden in the search. We were in the building, and they asked us two questions, both about certificates. After that, our last sign-ins were closed.',
      },
      'In the year after the handover the four called us twice, both times about a new version of the search database. They have released a new version every two weeks, as we did. They also removed one of our reports, which none of the teams opened.',
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
    heading: 'Who will maintain it later?',
    text: 'If your own developers will, the plan names the month in which they join and the month in which we leave.',
    action: 'Start Your Project',
  },
})

sample(innovatelabPlatform)
