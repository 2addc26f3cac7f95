import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const datamindAnalytics = caseStudy({
  id: 15,
  title: 'DataMind Analytics',
  category: 'Business Intelligence',
  industry: 'Consumer goods',
  service: '/services/ai-automation',
  accent: 'orange',
  updated: '2026-11-28',
  years: '2019–2021',
  firstRelease: {
    weeks: 15,
    people: 3,
    price: [80000, 90000],
    share: 3,
    what: '20 agreed business measures',
  },
  searchTitle: 'Revenue forecasts for a consumer goods group',
  seo: 'Europe, Asia and the Americas counted a sale in three ways. Why a consumer goods group took longer than planned to agree, and how its forecast is tested.',
  summary:
    'At Tallow & Co, a consumer goods group, three regions reported revenue in three ways. They now share one list of measures and one forecast. Both took longer than planned.',
  description: 'Sales and finance plan with one revenue figure instead of three.',
  achievement: 'Three regions, one definition of revenue.',
  results: [
    { value: '10B+', label: 'rows scanned a day', note: 'by hourly tests, at handover', icon: 'database' },
    {
      value: '92%',
      label: 'of forecasts inside their range',
      note: '33 of 36, to June 2022',
      icon: 'target',
    },
    { value: '200+', label: 'data sources', note: 'at handover', icon: 'plug' },
  ],
  technologies: ['Vue', 'Python', 'dbt', 'ClickHouse'],
  capabilities: [
    {
      title: 'Ask in a sentence',
      description:
        'Type “returns in Asia since June” and get the number, the query and the person who owns the measure.',
    },
    {
      title: 'The error beside the forecast',
      description: 'A region’s forecast shows its range and how often that range has held so far.',
    },
    {
      title: 'Bad data stops here',
      description: 'Every load is checked. A failing source waits until its owner has seen it.',
    },
  ],
  quote: {
    content:
      'In the audit of 2018 they asked more than a hundred questions about our revenue, and in that of 2021 it was four. It took a good deal longer than the plan said. Next time I would ask for a plan of the decisions first, and of the software second.',
    name: 'Yusuf Demirel',
    role: 'Group Controller, Tallow & Co',
  },
  story: {
    overview: [
      'For years Tallow & Co, a consumer goods group, had three reports of its revenue, because the regions counted a sale at different moments. Europe counted it at dispatch, Asia at invoice, the Americas at payment. Seven analysts spent most of the week reconciling the three. When the chief executive asked what July would bring, the answer was agreed in a meeting.',
      'We proposed one list of measures for the whole group. A measure is a number with one definition and one person who answers for it. Before anyone paid for that, pairs of analysts from different regions answered 50 questions about a past year without talking to each other. With the regions’ own definitions they agreed on 26 of the 50, with common ones on 47.',
      'The first 20 measures were in use after 15 weeks. We expected arguments about accounting; they were about bonuses. If a sale counts at payment, a European sales manager waits a quarter longer for a bonus. Only the board could decide that. It met five times, and decided to publish both counts for two quarters, so that managers could see what each would have paid them. Then the regions signed. The other 26 of the 46 measures took 14 months instead of the five in our plan; the price was fixed, so we paid for the nine extra months. Late corrections change past months, so all data from 200+ sources is tested against the 46 measures every hour. That is 10B+ rows a day.',

      {
        title: 'A match run that failed, and its repetition',
        description:
          'The forecast was chosen in a match run, in which the old method and the new one do the same work. For a quarter, the regional planners and a simple model, which knew past sales and nothing else, published their forecasts 30 days ahead. Because two forecasts never agree exactly, a threshold was set in advance: in nine comparisons, from three regions and three months, the model had to be closer in six. It was closer in five, and had failed. The match run was repeated in the next quarter with a second model, which also knows the planners’ calendar of tenders and promotions. This one was closer in eight of nine, and the group uses it. Planners may overrule it in writing.',
      },
    ],
    award: {
      name: 'Forecasting Project, second place',
      description: 'The forecast publishes its misses as prominently as its hits.',
      giver: 'Business Analysts’ Society',
      year: 2023,
    },
    duration: 28,
    teamSize: 22,
    extraDetail: { label: 'Focus', value: 'Revenue forecasting' },
    matchRun: 'Forecasts beside the planners’, a quarter (failed) and another',
    technologyCategories: [
      { category: 'Interface', tools: ['Vue', 'TypeScript', 'D3'] },
      { category: 'Pipelines', tools: ['dbt', 'Apache Airflow', 'Great Expectations'] },
      { category: 'Storage', tools: ['ClickHouse', 'Apache Iceberg', 'Google Cloud'] },
      { category: 'Models', tools: ['Python', 'LightGBM', 'MLflow'] },
    ],
    resultFigures: [
      {
        value: '92%',
        label: 'Forecast hit rate',
        description:
          'Twelve months in three regions gave 36 forecasts, from July 2021 to June 2022. In 33 of them, revenue was inside the range given 30 days earlier. The median range went from 4% below the forecast to 4% above.',
        chart: { share: 92 },
      },
      {
        value: '250%',
        label: 'More questions answered',
        description:
          'In 2018, with three reports to reconcile, the seven analysts answered eight questions a week each, on average. In 2021 it was 28.',
        chart: { before: 8, after: 28 },
      },
      {
        value: '46',
        label: 'Agreed measures',
        description: 'All have a definition and an owner with a telephone number.',
      },
    ],
  },
  closing: {
    heading: 'Whose bonus depends on the number?',
    text: 'If your regions dispute a number, we ask that first. Here, the answer took longer than the software, and the first 20 measures were in use before it came.',
    action: 'Start Your Project',
  },
})

sample(datamindAnalytics)
