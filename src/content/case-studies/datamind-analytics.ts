import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const datamindAnalytics = caseStudy({
  id: 15,
  title: 'DataMind Analytics',
  category: 'Business Intelligence',
  industry: 'Consumer goods analytics',
  service: '/services/ai-automation',
  industryPage: '/industries/ecommerce',
  hue: 'madder',
  updated: '2026-04-22',
  years: '2021–2023',
  firstRelease: { weeks: 15, people: 3, price: '$80,000–90,000', what: 'twenty agreed measures' },
  searchTitle: 'Revenue forecasting for a consumer goods group',
  seo: 'Europe, Asia and the Americas counted a sale in three ways. One dictionary of measures, 200+ data sources and a forecast that publishes its misses.',
  summary:
    'A dictionary of measures and a single forecast for a consumer goods group that reported every month three times.',
  description:
    'Plain questions, agreed figures and a forecast that prints its own error, across three regions.',
  achievement: 'Three regions, one definition of revenue.',
  metrics: [
    { value: '10B+', label: 'rows scanned a day', mark: 'database' },
    { value: '92%', label: 'forecast hit rate', mark: 'target' },
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
  quote: {
    text: 'For eleven years all three regions were right. It has been less comfortable since we agreed what a sale is.',
    name: 'Yusuf Demirel',
    role: 'Group Controller, Tallow & Co',
  },
  story: {
    overview: [
      'The chief executive asked what July would bring and received three answers, each correct by its own definition of a sale. Europe counted at dispatch, Asia at invoice, the Americas at payment. Eleven analysts spent most of the week reconciling the three, and the forecast was whatever survived the meeting.',
      'So the first deliverable was a dictionary. Forty-six measures were written down, argued over and signed by a named owner, and the first twenty were in use after fifteen weeks. Charts had to wait. Sources load hourly, are tested against those definitions, and are refused when they disagree. ClickHouse answers most questions in less time than it takes to type them.',
      'Forecasting came at the end, in a match run that the whole company could watch. For two quarters the model and the regional planners published their figures thirty days ahead, on one page, and at each month-end the closer one was marked. In the first quarter the planners in Asia won two months of three, because they knew of a tender and the model did not. The tender calendar became a source. In the second quarter the model was closer in eight comparisons of nine, which met the threshold set in advance. Planners may still overrule it, in writing; in the following year they did so four times.',
    ],
    award: {
      title: 'Forecasting Project',
      description: 'The jury noted that the misses were published as prominently as the hits.',
      giver: 'Business Analysts’ Society',
      year: 2024,
    },
    months: 28,
    developers: 22,
    team: { ours: 5, client: 15, contractors: 2 },
    extra: { label: 'Focus', value: 'Revenue forecasting' },
    matchRun: 'The model beside the regional planners, two quarters',
    stack: [
      { category: 'Interface', tools: ['Vue', 'TypeScript', 'D3'] },
      { category: 'Pipelines', tools: ['dbt', 'Apache Airflow', 'Great Expectations'] },
      { category: 'Storage', tools: ['ClickHouse', 'Apache Iceberg', 'Google Cloud'] },
      { category: 'Models', tools: ['Python', 'LightGBM', 'MLflow'] },
    ],
    results: [
      {
        value: '92%',
        label: 'Forecast hit rate',
        description: 'Monthly revenue inside the range that the model gave thirty days earlier.',
        woven: { share: 92 },
      },
      {
        value: '250%',
        label: 'More questions answered',
        description: 'Each analyst answers twenty-eight a week, where reconciling had left time for eight.',
        woven: { before: 8, after: 28 },
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
    text: 'It starts with the figure in dispute. We will ask where it comes from, who acts on it and what follows when it is wrong.',
    action: 'Start Your Project',
  },
})

sample(datamindAnalytics)
