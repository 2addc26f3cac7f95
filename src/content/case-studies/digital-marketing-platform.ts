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
  updated: '2026-11-25',
  years: '2024',
  firstRelease: {
    weeks: 12,
    people: 3,
    price: [65_000, 75_000],
    share: 25,
    what: 'one network, ten brands',
  },
  searchTitle: 'Marketing tool for a software vendor',
  seo: 'Four ad networks together claimed more sales than the shop had made. A software vendor’s product for 200+ brands lets the order book decide.',
  summary:
    'Brands see what they spent on four ad networks, beside the paid orders that it brought. Two buyers of advertising founded the vendor, and began with one network.',
  description: 'Budgets and results from Google, Meta, LinkedIn and TikTok, reconciled each morning.',
  achievement: 'Each sale is counted once.',
  results: [
    { value: '400%', label: 'median ROI, first year', icon: 'trend' },
    { value: '200+', label: 'brands', icon: 'tag' },
    { value: '$10M+', label: 'ad spend a year', icon: 'megaphone' },
  ],
  technologies: ['React', 'Python', 'dbt', 'BigQuery', 'Google Ads API'],
  capabilities: [
    {
      title: 'Revenue by region, daily',
      description:
        'One chart each morning shows paid orders in Europe, Asia and the Americas, less refunds. In the first year the median brand got five dollars in paid orders for each dollar of ad spend, before the cost of goods: a gain of four, or 400%. No one knew this figure before, because the networks counted sales twice.',
    },
    {
      title: 'Rules that move budget',
      description:
        'A campaign that passes its cost ceiling twice in a day is paused. The buyer of the advertising can restore it. An outside firm signed in as one brand and tried for a week to read another’s data; it could not.',
    },
    {
      title: 'Audiences built once',
      description:
        'A group of customers is defined once for every network. A customer who opts out is removed from all of them overnight.',
    },
  ],
  hard: 'Every network claims the same sale. For one of the vendor’s customers, four networks together claimed 138% of what the shop sold in a month. It was harder to agree whose figures to believe than to build the dashboard. The product lets the order book decide: each sale counts once, when it is paid. To learn which campaign caused it, the product compares customers who saw the advertisement with a group who did not. At first most brands’ figures fell by a quarter, because sales were no longer counted twice. They rose when budgets moved. Sixteen asked the vendor for the old figures back, and three still look at both.',
  measured: { from: 'Claimed by networks', to: 'Taken by the shop', before: 138, after: 100 },
  closing: {
    heading: 'Your order book knows what a campaign earned.',
    text: 'With read access to one ad account and a month of orders, we show you the gap between them on the first call.',
    action: 'Start Your Project',
  },
})

sample(digitalMarketingPlatform)
