import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalMarketingPlatform = caseStudy({
  id: 24,
  title: 'Digital Marketing Platform',
  category: 'Marketing Automation Platform',
  industry: 'Marketing software',
  service: '/services/product-engineering',
  industryPage: '/industries/saas-tech',
  accent: 'yellow',
  pictureAccent: 'yellow',
  updated: '2026-11-23',
  years: '2024',
  firstRelease: { weeks: 12, people: 3, price: [65_000, 75_000], what: 'one network, nine brands' },
  searchTitle: 'Marketing tool for a software vendor',
  seo: 'Four ad networks together claimed more sales than the shop had made. A software vendor’s product for 200+ brands lets the order book decide.',
  summary:
    'Two media buyers founded a software company with this product. It began with one ad network and now plans four, with spend beside the revenue it brought.',
  description:
    'A vendor’s product that reconciles budgets and results from Google, Meta, LinkedIn and TikTok each morning.',
  achievement: 'Each sale is counted once.',
  results: [
    { value: '400%', label: 'median ROI on ad spend, first year', icon: 'trend' },
    { value: '200+', label: 'brands', icon: 'tag' },
    { value: '$10M+', label: 'ad spend a year', icon: 'megaphone' },
  ],
  technologies: ['React', 'Python', 'dbt', 'BigQuery', 'Google Ads API'],
  capabilities: [
    {
      title: 'Revenue by region, daily',
      description:
        'Europe, Asia and the Americas are in one chart each morning, less refunds. In the first year the median brand took five dollars in paid orders for each dollar spent on ads, before the cost of the goods: a return of 400% on ad spend.',
    },
    {
      title: 'Rules that move budget',
      description:
        'A campaign that passes its cost ceiling twice in a day is paused. The media buyer gets the line that was cut and a button to restore it.',
    },
    {
      title: 'Audiences built once',
      description:
        'A segment goes out to every network from one definition, and a customer who opts out is withdrawn from all of them overnight.',
    },
  ],
  hard: 'Every network claims the sale. For one of the vendor’s customers, four networks together had sold 138% of what the shop took in a month. Agreeing on whom to believe was harder than any dashboard. The product lets the order book decide: a sale counts once, when it is paid, for the campaign that a test with a control group says moved it. Most brands saw their figures fall by a quarter before they rose. Nineteen asked the vendor for the old ones back, and three still look at both.',
  measured: { from: 'Claimed by networks', to: 'Taken by the shop', before: 138, after: 100 },
  closing: {
    heading: 'Learn what the last campaign earned.',
    text: 'With read access to one account and a month of orders, we show you the gap between the two on the first call.',
    action: 'Start Your Project',
  },
})

sample(digitalMarketingPlatform)
