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
  seo: 'A marketing tool for 200+ brands that counts each sale once. It compares the ad spend on four networks with the orders that were paid.',
  summary:
    'Two people who bought advertising for a living couldn’t tell which network had sold what. The product of their company, Copperline, compares ad spend with paid orders.',
  description: 'What brands spend on four ad networks, beside the orders that were paid.',
  achievement: 'Each sale is counted once.',
  results: [
    { value: '400%', label: 'ROI', note: 'median brand, first year', icon: 'trend' },
    { value: '200+', label: 'brands', note: 'today', icon: 'tag' },
    { value: '$10M+', label: 'ad spend', note: 'a year', icon: 'megaphone' },
  ],
  technologies: ['React', 'Python', 'dbt', 'BigQuery', 'Google Ads API'],
  capabilities: [
    {
      title: 'Each sale counted once',
      description:
        'Every network claims the same sale. For one shop, four of them together claimed 138% of what it sold in a month. The product counts a sale when it is paid, and compares customers who saw an advertisement with a group who did not. In the first year the median brand got five dollars in paid orders for each dollar of ad spend. Before the cost of goods, that is a gain of four, or 400%.',
    },
    {
      title: 'Rules that move budget',
      description:
        'A campaign that passes its cost ceiling twice in a day is paused until the buyer restores it. A customer who opts out is removed from the audiences of all networks overnight.',
    },
    {
      title: 'Room for the next network',
      description:
        'The founders paid for the first release themselves, so it had one network and ten brands. Three people built it in 12 weeks; today it would cost $65,000–75,000. They sold it before they ordered the second network. Brands share one system and can’t see each other: an outside firm, given the account of one brand for a week, reached no data of another.',
    },
  ],
  closing: {
    heading: 'Compare two totals for one month.',
    text: 'Take the sales that your ad networks claim, and the orders that were paid. If the first is larger, you pay several networks for the same customer. For one shop it was 138% of the second.',
    action: 'Start Your Project',
  },
})

sample(digitalMarketingPlatform)
