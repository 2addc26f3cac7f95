import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalMarketingPlatform = caseStudy({
  id: 24,
  title: 'Digital Marketing Platform',
  category: 'Marketing Automation Platform',
  industry: 'Marketing analytics',
  hue: 'weld',
  dye: 'weld',
  updated: '2026-04-08',
  seo: 'Campaign budgets, audiences and revenue for 200+ brands on one platform, with $10M+ of ad spend under automatic rules.',
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
  closing: {
    heading: 'Learn what the last campaign earned.',
    text: 'Give us read access to one ad account and a month of orders. We will come to the call with the gap between the two.',
    action: 'Start Your Marketing Project',
  },
})

sample(digitalMarketingPlatform)
