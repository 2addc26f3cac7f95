import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const datamindAnalytics = caseStudy({
  id: 15,
  title: 'DataMind Analytics',
  category: 'Business Intelligence',
  industry: 'Consumer goods analytics',
  service: '/services/ai-automation',
  industryPage: '/industries/ecommerce',
  accent: 'orange',
  updated: '2026-11-23',
  years: '2019–2021',
  firstRelease: { weeks: 15, people: 3, price: [80_000, 90_000], what: 'twenty agreed measures' },
  searchTitle: 'Revenue forecasts for a consumer goods group',
  seo: 'Europe, Asia and the Americas counted a sale in three ways. One dictionary of measures, 200+ data sources and a forecast that publishes its misses.',
  summary:
    'Twenty agreed measures in 15 weeks, by three people: the start of one dictionary and one forecast for a group that reported every month three times.',
  description:
    'Plain questions, agreed figures and a forecast that prints its own error, across three regions.',
  achievement: 'Three regions, one definition of revenue.',
  results: [
    { value: '10B+', label: 'rows scanned a day', icon: 'database' },
    { value: '92%', label: 'of months inside the range', icon: 'target' },
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
      description:
        'Per product and region, with the range it was given and how often that range has held so far.',
    },
    {
      title: 'Bad data stops here',
      description:
        'Loads are checked for gaps, duplicates and drift. A failing source is held back and its owner told before breakfast.',
    },
  ],
  quote: {
    content:
      'For nine years all three regions were right. It has been less comfortable since we agreed what a sale is.',
    name: 'Yusuf Demirel',
    role: 'Group Controller, Tallow & Co',
  },
  story: {
    overview: [
      'For two quarters the model and the regional planners published their figures thirty days ahead, on one page that the whole company could read, and at each month-end the closer one was marked. A forecast never agrees with a person to the unit, so this match run had a threshold instead, set in advance: the model had to be closer in six comparisons of nine. In the first quarter the planners in Asia won two months of three, because they knew of a tender and the model did not. The tender calendar became a source. In the second quarter the model was closer in eight of nine. Planners may still overrule it, in writing; in the following year they did so four times.',
      'Two years earlier there had been nothing to compare. Asked what July would bring, the group gave its chief executive three answers, each correct by its own definition of a sale. Europe counted at dispatch, Asia at invoice, the Americas at payment. Seven analysts spent most of the week reconciling the three, and the forecast was whatever survived the meeting.',
      'The dictionary therefore came before any chart or model. Forty-six measures were written down, argued over and signed by a named owner; the first twenty were in use while the others were still in dispute. Sources load hourly, are tested against those definitions, and are refused when they disagree. ClickHouse answers most questions in less time than it takes to type them.',
    ],
    award: {
      name: 'Forecasting Project',
      description: 'For a forecast that publishes its misses as prominently as its hits.',
      giver: 'Business Analysts’ Society',
      year: 2023,
    },
    duration: 28,
    teamSize: 22,
    team: { ours: 5, client: 15, contractors: 2 },
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
          'Thirty-three of thirty-six months in the first year, three regions together: revenue inside the range that the model gave thirty days earlier.',
        chart: { share: 92 },
      },
      {
        value: '250%',
        label: 'More questions answered',
        description: 'Each analyst answers twenty-eight a week, where reconciling had left time for eight.',
        chart: { before: 8, after: 28 },
      },
      {
        value: '46',
        label: 'Agreed measures',
        description: 'Revenue is one of them, and has a definition, an owner and a telephone number.',
      },
    ],
  },
  closing: {
    heading: 'Start with the figure in dispute.',
    text: 'We will ask where it comes from, who acts on it and what follows when it is wrong.',
    action: 'Start Your Project',
  },
})

sample(datamindAnalytics)
