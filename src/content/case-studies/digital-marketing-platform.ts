import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalMarketingPlatform = caseStudy({
  id: 24,
  title: 'Digital Marketing Platform',
  category: 'Marketing Automation Platform',
  industry: 'Marketing software',
  service: '/services/product-engineering',
  industryPage: '/industries/saas-tech',
  accent: 'blue',
  pictureVariant: 'sources',
  updated: '2026-11-28',
  years: '2024',
  firstRelease: {
    weeks: 12,
    people: 3,
    price: [65_000, 75_000],
    share: 25,
    what: 'one network, ten brands',
  },
  searchTitle: 'Marketing tool for a software vendor',
  seo: 'A marketing tool for 200+ brands that counts each sale once, and compares the ad spend on four networks with the orders that were paid.',
  summary:
    'Brands see what they spent on four ad networks, beside the paid orders that this brought. Two buyers of advertising founded the vendor, and began with one network.',
  description: 'Ad budgets and paid orders from four networks, compared daily.',
  achievement: 'Each sale is counted once.',
  results: [
    { value: '400%', label: 'ROI', note: 'median brand, first year', icon: 'trend' },
    { value: '200+', label: 'brands', icon: 'tag' },
    { value: '$10M+', label: 'ad spend', note: 'a year', icon: 'megaphone' },
  ],
  technologies: ['React', 'Python', 'dbt', 'BigQuery', 'Google Ads API'],
  capabilities: [
    {
      title: 'Each sale counted once',
      description:
        'Every network claims the same sale. For one shop, four networks together claimed 138% of what it sold in a month. The product counts a sale when it is paid, and compares customers who saw an advertisement with a group who did not. In the first year the median brand got five dollars in paid orders for each dollar of ad spend. Before the cost of goods, that is a gain of four, or 400%.',
    },
    {
      title: 'Rules that move budget',
      description:
        'A campaign that passes its cost ceiling twice in a day is paused. The buyer of the advertising can restore it.',
    },
    {
      title: 'Audiences built once',
      description:
        'A group of customers is defined once for every network. A customer who opts out is removed from all of them overnight. An outside firm had the account of one brand for a week, and could not read another’s data.',
    },
  ],
  closing: {
    heading: 'Your order book knows what a campaign earned.',
    text: 'Compare two totals for one month: the sales that your ad networks claim, and the orders that were paid. The gap in percent is enough for the free call.',
    action: 'Start Your Project',
  },
})

sample(digitalMarketingPlatform)
