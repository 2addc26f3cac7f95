import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const datamindAnalytics = caseStudy({
  id: 15,
  title: 'DataMind Analytics',
  category: 'Business Intelligence',
  industry: 'Consumer goods analytics',
  hue: 'madder',
  updated: '2026-04-22',
  seo: 'Analytics for a consumer goods group in three regions: 200+ data sources, one agreed set of measures and a revenue forecast that hits 92%.',
  summary:
    'One dictionary of measures and one forecast for a consumer goods group that reported every month three times.',
  description:
    'Plain questions, agreed figures and a forecast that prints its own error, across three regions.',
  achievement: 'Three regions, one definition of revenue.',
  metrics: [
    { value: '10B+', label: 'rows scanned a day', mark: 'database' },
    { value: '92%', label: 'forecast hit', mark: 'target' },
    { value: '200+', label: 'data sources', mark: 'plug' },
  ],
  technologies: ['Vue', 'Python', 'dbt', 'ClickHouse', 'Google Cloud'],
  capabilities: [
    {
      title: 'Ask in a sentence',
      description:
        'Type “returns in Asia since June” and get the figure, the query and the person who owns the measure.',
      mark: 'chat',
    },
    {
      title: 'The error beside the forecast',
      description:
        'Per product and region, with the range it was given and how often that range has held so far.',
      mark: 'trend',
    },
    {
      title: 'Bad data stops here',
      description:
        'Loads are checked for gaps, doubles and drift. A failing source is held back and its owner told before breakfast.',
      mark: 'filter',
    },
  ],
  story: {
    overview: [
      'The chief executive asked what July would bring and received three answers, each correct by its own definition of a sale. Europe counted at dispatch, Asia at invoice, the Americas at payment. Eleven analysts spent most of the week reconciling the three, and the forecast was whatever survived the meeting.',
      'So the first deliverable was a dictionary. Forty-six measures were written down, argued over and signed by a named owner. Charts had to wait. Sources load hourly, are tested against those definitions, and are refused when they disagree. ClickHouse answers most questions in less time than it takes to type them.',
      'Forecasting came last, and modestly. For two quarters the model ran in the open beside the regional guesses, hits and misses listed on one page that anyone could read. By the third quarter the regions had begun to send their corrections to the model instead of to each other.',
    ],
    award: {
      title: 'Forecasting Project of the Year',
      description: 'The jury noted that the misses were published as prominently as the hits.',
    },
    months: 28,
    developers: 22,
    extra: { label: 'Focus', value: 'Revenue forecasting' },
    stack: [
      { category: 'Interface', tools: ['Vue', 'TypeScript', 'D3'] },
      { category: 'Pipelines', tools: ['dbt', 'Apache Airflow', 'Great Expectations'] },
      { category: 'Storage', tools: ['ClickHouse', 'Apache Iceberg', 'Google Cloud'] },
      { category: 'Models', tools: ['Python', 'LightGBM', 'MLflow'] },
    ],
    results: [
      {
        value: '92%',
        label: 'Forecast hit',
        description: 'Monthly revenue inside the range that the model gave thirty days earlier.',
      },
      {
        value: '250%',
        label: 'More questions answered',
        description: 'Twenty-eight a week per analyst, where reconciling had left time for eight.',
      },
      {
        value: '46',
        label: 'Agreed measures',
        description: 'Revenue is one of them, and has a definition, an owner and a telephone number.',
      },
    ],
  },
  closing: {
    heading: 'Settle the revenue argument.',
    text: 'Bring the figure in dispute. We will ask where it comes from, who acts on it and what follows when it is wrong.',
    action: 'Build Your Analytics Platform',
  },
})

sample(datamindAnalytics)
