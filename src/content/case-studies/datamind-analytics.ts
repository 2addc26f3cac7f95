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
    price: [80_000, 90_000],
    share: 3,
    what: '20 agreed business figures',
  },
  searchTitle: 'Revenue forecasts for a consumer goods group',
  seo: 'Europe, Asia and the Americas counted a sale in three ways. How a consumer goods group tried two remedies on the same 50 questions, and chose one.',
  summary:
    'A consumer goods group had three versions of each month’s revenue. Now it has one list of agreed figures and one forecast. The first 20 figures took 15 weeks.',
  description: 'Agreed sales figures for three regions, and a tested forecast.',
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
      'I can give you one figure. In the audit of 2018, the auditors asked 118 questions about our revenue. In the audit of 2021 they asked four. Arjun Desai wanted to know the first number in his first week, before he had shown me anything. Three years later he called and asked for the second.',
    name: 'Yusuf Demirel',
    role: 'Group Controller, Tallow & Co',
  },
  story: {
    overview: [
      'For years this consumer goods group had three reports of its revenue, because the regions counted a sale at different moments. Europe counted it at dispatch, Asia at invoice, the Americas at payment. Seven analysts spent most of the week reconciling the three. When the chief executive asked what July would bring, the answer was agreed in a meeting.',
      'The group could end this in two ways. In the first, each region kept its own definition, and the software converted the figures for the group’s report. This design would have been ready three months earlier, and no region had to change anything. In the second, the whole group used one list of definitions, which we call measures. We built a small version of each in four weeks, on data of one past year. Then pairs of analysts from different regions answered 50 questions, such as what returns in Asia had cost since June. The two did not talk to each other. The group controller had set the rule before: we would build the design in which the two answers agreed more often.',
      'With converted figures, the two analysts agreed on 27 of the 50 questions, and with common measures on 47. Most differences in the first had one cause. A person who asks for sales in Asia does not say which of the three definitions is meant, and the software cannot know. So the group chose the list. It began with 20 measures and now has 46, each signed by a named owner. Data from 200+ sources is loaded every hour and tested against these definitions. The database scans 10B+ rows a day, and answers most questions in a few seconds.',
      'The forecast was chosen in a similar way. A simple model knew only past sales. A second one also knew the planners’ calendars of tenders and promotions, which someone has to keep up to date. The simple model was tested first, in a match run, in which the old method and the new one do the same work. For a quarter, the model and the regional planners published their forecasts 30 days ahead, on a page open to the whole company. Two forecasts never agree exactly, so a threshold was set in advance. Three regions and three months gave nine comparisons, and the model had to be closer in six. The simple model was closer in five. In the next quarter the second model was closer in eight, and the group uses it. Planners may overrule it in writing, and did so four times in the following year.',
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
          'Twelve months in three regions gave 36 forecasts in the first year. In 33 of them, revenue was inside the range given 30 days earlier.',
        chart: { share: 92 },
      },
      {
        value: '250%',
        label: 'More questions answered',
        description:
          'Questions that an analyst answers in a week: eight while the three reports had to be reconciled, and 28 since.',
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
    heading: 'We begin with the figure that your regions dispute.',
    text: 'We need only its name. We ask where it comes from, who acts on it, and what follows when it is wrong.',
    action: 'Start Your Project',
  },
})

sample(datamindAnalytics)
