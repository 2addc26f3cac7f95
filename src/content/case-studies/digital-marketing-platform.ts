import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalMarketingPlatform = caseStudy({
  id: 24,
  title: 'Digital Marketing Platform',
  category: 'Marketing Automation Platform',
  industry: 'Marketing analytics',
  service: '/services/product-engineering',
  industryPage: '/industries/saas-tech',
  hue: 'weld',
  dye: 'weld',
  updated: '2026-04-08',
  years: '2024',
  firstRelease: { weeks: 12, people: 3, price: '$65,000–75,000', what: 'one network, nine brands' },
  searchTitle: 'Marketing automation for 200+ brands',
  seo: 'Added together, four ad networks claimed more sales than the shop had made. One platform for 200+ brands and $10M+ of spend that lets the order book decide.',
  summary:
    'Campaigns on four ad networks planned, paused and accounted for in one place, with spend set beside the revenue it brought in.',
  description:
    'Budgets, audiences and results from Google, Meta, LinkedIn and TikTok, reconciled before the stand-up.',
  achievement: 'The Monday report is ready before Monday.',
  metrics: [
    { value: '400%', label: 'return on investment', mark: 'trend' },
    { value: '200+', label: 'brands', mark: 'tag' },
    { value: '$10M+', label: 'ad spend managed', mark: 'megaphone' },
  ],
  technologies: ['React', 'Python', 'dbt', 'BigQuery', 'Google Ads API'],
  capabilities: [
    {
      title: 'Revenue by region, daily',
      description:
        'Europe, Asia and the Americas land in one chart each morning. Refunds are deducted from the campaign that made the sale.',
      mark: 'chart',
    },
    {
      title: 'Rules that move budget',
      description:
        'A campaign that passes its cost ceiling twice in a day is paused. The media buyer gets the line that was cut and a button to restore it.',
      mark: 'swap',
    },
    {
      title: 'Audiences built once',
      description:
        'A segment goes out to every network from one definition, and a customer who opts out is withdrawn from all of them overnight.',
      mark: 'filter',
    },
  ],
  hard: 'Every network claims the sale. Added together, four of them had sold 138% of what one brand’s shop took in a month. Agreeing on whom to believe was harder than any dashboard. We let the order book decide: a sale counts once, when it is paid, for the campaign that a test with a control group says moved it. Most brands saw their figures fall by a quarter before they rose. Eleven asked for the old ones back, and three still look at both.',
  measured: { from: 'Claimed by networks', to: 'Taken by the shop', woven: { before: 138, after: 100 } },
  closing: {
    heading: 'Learn what the last campaign earned.',
    text: 'Give us read access to one ad account and a month of orders. We will come to the call with the gap between the two.',
    action: 'Start Your Project',
  },
})

sample(digitalMarketingPlatform)
