import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const datamindAnalytics = caseStudy({
  id: 15,
  title: 'DataMind Analytics',
  category: 'Business Intelligence',
  industry: 'Consumer goods',
  service: '/services/ai-automation',
  accent: 'orange',
  updated: '2026-11-25',
  years: '2019–2021',
  firstRelease: {
    weeks: 15,
    people: 3,
    price: [80_000, 90_000],
    share: 3,
    what: 'twenty agreed business figures',
  },
  searchTitle: 'Revenue forecasts for a consumer goods group',
  seo: 'Europe, Asia and the Americas counted a sale in three ways. One dictionary of measures, 200+ data sources and a forecast that publishes its misses.',
  summary:
    'A consumer goods group reported each month in three versions. Now it has one list of agreed figures and one forecast. The first twenty figures took 15 weeks.',
  description: 'One definition of a sale for three regions, and a forecast that shows its error.',
  achievement: 'Three regions, one definition of revenue.',
  results: [
    { value: '10B+', label: 'rows scanned a day', icon: 'database' },
    { value: '92%', label: 'of forecasts inside their range', icon: 'target' },
    { value: '200+', label: 'data sources', icon: 'plug' },
  ],
  technologies: ['Vue', 'Python', 'dbt', 'ClickHouse', 'Google Cloud'],
  capabilities: [
    {
      title: 'Ask in a sentence',
      description:
        'Type “returns in Asia since June” and get the figure, the query and the person who owns the measure.',
    },
    {
      title: 'The error beside the forecast',
      description: 'Each region’s forecast shows its range and how often that range has held so far.',
    },
    {
      title: 'Bad data stops here',
      description:
        'Each load is checked for gaps, duplicates and drift. A failing source is held back, and its owner is told.',
    },
  ],
  quote: {
    content:
      'We spent fifteen weeks on the meaning of twenty words. I said then that it took too long. I no longer think so. Since then we have argued about the forecast, but not about what a sale is.',
    name: 'Yusuf Demirel',
    role: 'Group Controller, Tallow & Co',
  },
  story: {
    overview: [
      'When the chief executive asked what July would bring, there were three answers, each correct by its own definition of a sale. Europe counted at dispatch, Asia at invoice, the Americas at payment. Seven analysts spent most of the week reconciling the three, and a meeting settled the forecast.',
      'So before any model came a dictionary with one definition for each figure. We call these figures measures. Forty-six were written down, argued over and signed by a named owner; the first twenty were in use while the others were in dispute. Data from 200+ sources is loaded every hour, tested against those definitions and refused when it disagrees. The database scans 10B+ rows a day, and answers most questions in a few seconds.',
      'Then, for two quarters, a forecasting model and the regional planners published their figures thirty days ahead, on a page open to the whole company. At each month-end the closer figure was marked. In this match run, the old method and the new one did the same work. Two forecasts never agree exactly, so a threshold was set in advance: the model had to be closer in six of a quarter’s nine comparisons (three regions, three months). In the first quarter it was closer in only five: the planners in Asia, for example, knew of a tender. The tender calendar became a data source. In the second quarter the model was closer in eight of nine. Planners may overrule it in writing, and did so four times in the following year.',
    ],
    award: {
      name: 'Forecasting Project',
      description: 'The forecast publishes its misses as prominently as its hits.',
      giver: 'Business Analysts’ Society',
      year: 2023,
    },
    duration: 28,
    teamSize: 22,
    extraDetail: { label: 'Focus', value: 'Revenue forecasting' },
    matchRun: 'The model beside the regional planners, two quarters',
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
          'Twelve months in three regions gave 36 forecasts in the first year. In 33 of them, revenue was inside the range given thirty days earlier.',
        chart: { share: 92 },
      },
      {
        value: '250%',
        label: 'More questions answered',
        description: 'Each analyst answers twenty-eight a week. Before, reconciling left time for eight.',
        chart: { before: 8, after: 28 },
      },
      {
        value: '46',
        label: 'Agreed measures',
        description: 'Each has a definition and an owner with a telephone number.',
      },
    ],
  },
  closing: {
    heading: 'The figure in dispute is the place to begin.',
    text: 'We ask where it comes from, who acts on it and what follows when it is wrong.',
    action: 'Start Your Project',
  },
})

sample(datamindAnalytics)
