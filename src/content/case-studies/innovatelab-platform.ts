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
    'Junipera’s chemists repeated trials, because twelve years of notebooks couldn’t be searched. In 2024, 100+ teams searched them, on a platform that Junipera’s own people run.',
  description: 'One search finds twelve years of trials, before a chemist repeats a failed one.',
  achievement: 'Failed trials are found before they are repeated.',
  results: [
    { value: '500+', label: 'active projects', note: 'at handover', icon: 'flask' },
    {
      value: '78%',
      label: 'success',
      note: '64 of a year’s 82 projects had a pilot batch by May 2026',
      icon: 'target',
    },
    { value: '100+', label: 'teams', note: 'at handover', icon: 'users' },
  ],
  technologies: ['React', 'Python', 'OpenSearch', 'Azure'],
  capabilities: [
    {
      title: 'Nearest trial first',
      description: 'Before a trial is booked, the page lists the closest ones already run.',
    },
    {
      title: 'Traces from the instrument',
      description: 'Instruments send their curves. A value that is retyped is marked.',
    },
    {
      title: 'Recorded decisions',
      description: 'Each review, called a gate, records evidence, votes and doubts.',
    },
  ],
  quote: {
    content:
      'For some months the handover made us slow, and I said so in every meeting. I would agree to it again all the same. One of the four was a chemist who had written a program for her own instrument and nothing else. She leads the group now, and most of what we ask for is there within a fortnight.',
    name: 'Dr. Pascale Thiry',
    initials: 'PT',
    role: 'Research Director, Junipera',
  },
  story: {
    overview: [
      'Junipera makes food ingredients. Its research was in notebooks, on instrument PCs and in slides, and two chemists on the same corridor had run the same enzyme trial, a year and a half apart. It wanted one platform on which every trial can be found. It also wanted to maintain this platform itself: its research methods change several times a year. At today’s rates, the handover cost about $110,000, or 6% of the price of the programme.',
      {
        title: 'What was handed over',
        description:
          'The notebooks of twelve years were scanned, read by a model, and checked by two retired colleagues who remembered most of the trials. A trial that failed in 2013 can now be found as easily as one that worked.',
      },
      {
        title: 'What the search can’t find',
        description:
          'It reads words, but chemists draw. A molecule that is only sketched in a margin has no name, and by the chemists’ guess, one in ten of the oldest trials is found only by luck. We tried two models for this; neither was good enough to switch on.',
      },
      {
        title: 'The four who took over',
        description:
          'At its largest, the team was three of our people, four of Junipera’s and nine contractors, most of whom built the software that reads notebooks. Junipera’s four, one of them a chemist, joined a year before the end. The contract named three tasks for the last month. The four had to do them alone; when they were done, Junipera paid the last part of the price.',
      },
      {
        title: 'First task: connect an instrument',
        description:
          'Junipera chose a spectrometer, which measures light, of a make that neither the four nor we knew. It took them six days; the plan had allowed eight.',
      },
      {
        title: 'Second task: restore the platform',
        description:
          'They got an empty cloud account and the backup of the night before. The platform was running after seven hours. Five of these were needed to build the search index again. Junipera’s auditor watched.',
      },
      {
        title: 'Third task: find a fault',
        description:
          'One of us had hidden a fault in the search: for trials older than ten years, it ignored the kind of sugar. The four knew only that there was one. They showed lists of similar trials to one of the retired colleagues, who said which trial was missing. On the next day they had corrected the cause.',
      },
    ],
    award: {
      name: 'Research Software, winner',
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
          'Trials that got a verdict in a quarter: about 310 in early 2023, the last quarter before the platform, and about 1,240 in the quarter of the handover. Reviewers no longer wait for a monthly meeting.',
        chart: { before: 310, after: 1240 },
      },
      {
        value: '78%',
        label: 'Success',
        description:
          'From November 2024 to October 2025, 82 of the 500+ projects passed their second review. By May 2026, 64 of them had a pilot batch, the first small production. Nobody had counted this before.',
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
    heading: 'Who would take over your platform?',
    text: 'Plan a year for the handover, and 6% of the price, as here. If you know the people, invite one to the free call.',
    action: 'Start Your Project',
  },
})

sample(innovatelabPlatform)
