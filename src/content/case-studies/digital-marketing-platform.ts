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
  seo: 'A marketing tool for 200+ brands that counts each sale once, and the budget of its first release, line by line: 12 weeks, three people, one ad network.',
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
  hard: 'The founders paid for the first release themselves, and their list was longer than their money. So they asked for every line of the price, and struck out features until the sum fitted. At today’s rates, discovery costs $9,000 and design $12,000. The connection to one ad network costs $15,000, the comparison with the orders of ten brands $21,000, testing and launch $13,000. That is $70,000, and three people need 12 weeks. Fees from brands then paid for the other networks, audiences and budget rules. Three of us and two contractors needed 22 weeks for these, which cost $210,000.',
  measured: { from: 'First release', to: 'Later releases', before: 70, after: 210 },
  closing: {
    heading: 'Your order book knows what a campaign earned.',
    text: 'Compare two totals for one month: the sales that your ad networks claim, and the orders that were paid. The gap in percent is enough for the free call.',
    action: 'Start Your Project',
  },
})

sample(digitalMarketingPlatform)
