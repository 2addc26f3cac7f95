import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalMallPlatform = caseStudy({
  id: 19,
  title: 'Digital Mall Platform',
  category: 'Digital Mall Platform',
  industry: 'Shopping centres',
  service: '/cms-and-e-commerce',
  industryPage: '/industries/ecommerce',
  accent: 'orange',
  pictureVariant: 'one-bag',
  updated: '2026-11-28',
  years: '2017–2018',
  firstRelease: { weeks: 21, people: 6, price: [230_000, 250_000], share: 10, what: 'the first centre' },
  searchTitle: 'Marketplace for a shopping-centre owner',
  seo: 'A shoe chain on Shopify and a tableware shop with a notebook share one checkout: an online mall for three cities, and the promise we had to take back.',
  summary:
    'The tenants of Wexley’s shopping centres would join an online mall only if they could keep their tills. Shoppers in three cities now fill one bag from many shops and pay once.',
  description: 'Shoppers fill one bag from many shops, and each shop keeps its own till.',
  achievement: 'Not one tenant had to change its till.',
  results: [
    { value: '2M+', label: 'monthly visitors', note: 'website and app, year to July 2019', icon: 'users' },
    { value: '400%', label: 'engagement', note: 'products per visit, year to July 2019', icon: 'heart' },
    { value: '35%', label: 'revenue growth', note: 'tenants in the app, year to July 2019', icon: 'trend' },
  ],
  technologies: ['React Native', 'Next.js', 'Kotlin', 'Adyen'],
  capabilities: [
    {
      title: 'A bag for many shops',
      description: 'Boots and a picture book go through one checkout, and refunds to the right shop.',
    },
    {
      title: 'Discounts set by tenants',
      description: 'A shop lowers its own prices. The centre sets only the limit.',
    },
    {
      title: 'Orders window',
      description: 'Shop staff see what to take off the shelf first.',
    },
  ],
  quote: {
    content:
      'I look after the tenants, and all of them have my mobile number. For a month the app sold pieces that our smallest shops no longer had. I spent that month going from shop to shop and apologising for a promise that I had read out to them myself. It was put right, and Northloom paid half. But an afternoon in the tableware shop would have shown anyone how that notebook is kept, and I would have liked someone to spend it there.',
    name: 'Margit Halloran',
    role: 'Head of Tenant Relations, Wexley',
  },
  story: {
    overview: [
      'Our proposal contained a promise that couldn’t be kept: stock in the app would be at most ten minutes old, in every shop. The client, Wexley, owns shopping centres in three cities, and wanted one online mall for them. Its tenants would join only if they could keep their tills. The shoe chains ran Shopify and the bookseller an ageing till system, but many others, from the tableware shop to the man who repairs phones, kept stock in a paper notebook. There the count is as old as its latest entry.',
      'In the first month, July 2017, one order in eight at the notebook shops was for something already sold. We told Wexley on the day that we learnt it. Both sides approved a change: such an order is charged only after the shop confirms it, within 15 minutes. The work took three weeks and cost $17,000 at today’s rates. We paid half. The promise had been ours, but the confirmation was new scope. Where it used to say “in stock”, the app now says “asking the shop”. In the following year, one in 80 such orders failed.',
      'The rest of the proposal held. Every shop keeps what it has, and a connector links it to the mall. Shopify and Lightspeed report changes of stock at once, older tills every ten minutes. The notebook shops got a phone screen on which a teapot is photographed, priced and published. The shopper pays once, and the money is split by tenant overnight. The first centre opened with 39 shops; the other two cities followed half a year apart.',
    ],
    award: {
      name: 'Shopping Centre Technology, winner',
      giver: 'Retail Property Awards',
      year: 2019,
    },
    duration: 18,
    teamSize: 22,
    extraDetail: { label: 'Scope', value: 'Three cities' },
    technologyCategories: [
      { category: 'Shopper apps', tools: ['React Native', 'Next.js', 'TypeScript'] },
      { category: 'Catalogue and orders', tools: ['Kotlin', 'Spring Boot', 'PostgreSQL', 'Elasticsearch'] },
      { category: 'Tenant connectors', tools: ['Shopify API', 'Lightspeed API', 'Apache Kafka'] },
      { category: 'Payments and hosting', tools: ['Adyen', 'Google Cloud', 'Terraform'] },
    ],
    resultFigures: [
      {
        value: '35%',
        label: 'Revenue growth',
        description:
          'In the year to July 2019, the first with all three cities, the tenants in the app sold 35% more than in their last year without it, in shops and online together. A quarter of these sales were online.',
        chart: { before: 100, after: 135 },
      },
      {
        value: '400%',
        label: 'Engagement',
        description:
          'An average visit opened 1.2 products in the old store directory, and six in the year to July 2019.',
        chart: { before: 100, after: 500 },
      },
      {
        value: '4 taps',
        label: 'From shelf to app',
        description: 'A shop with no stock software puts a teapot on sale in four taps.',
      },
    ],
  },
  closing: {
    heading: 'We’d begin with the notebooks.',
    text: 'We’ve connected nine makes of till. In shops with a notebook, we spend an afternoon before we promise anything.',
    action: 'Start Your Project',
  },
})

sample(digitalMallPlatform)
