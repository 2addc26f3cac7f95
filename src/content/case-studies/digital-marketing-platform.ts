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
    'Two ad buyers couldn’t tell which ad network had sold what. They founded Copperline, and after 12 weeks had a product for brands: it compares ad spend with paid orders.',
  description: 'When several ad networks claim a sale, this product counts it once.',
  achievement: 'No sale is counted twice.',
  results: [
    { value: '400%', label: 'ROI', note: 'median brand, first full year (2025)', icon: 'trend' },
    { value: '200+', label: 'brands', note: 'November 2026', icon: 'tag' },
    { value: '$10M+', label: 'ad spend', note: 'in 2025', icon: 'megaphone' },
  ],
  technologies: ['Python', 'dbt', 'BigQuery', 'Google Ads API'],
  capabilities: [
    {
      title: 'One network first',
      description:
        'Copperline’s founders paid for the first release themselves, so it had one network, for ten pilot brands. They ordered the next part when it had sold, and by the end of 2025 their customers’ fees had paid for all of it. After ten months all four networks were connected. The whole cost about four times as much as the first release.',
    },
    {
      title: 'No sale counted twice',
      description:
        'Networks claim the same sales: in November 2024, four of them together claimed 138% of what one shop sold. The product counts a sale when it is paid, and compares customers who saw an advertisement with a group who did not. In 2025 the median of 140 brands got five dollars in paid orders for a dollar of ad spend: a gain of four, or 400%, before the cost of goods. Most brands didn’t know their return of earlier years, so we can’t say how far it rose. Brands can’t see each other: for a week in 2024, an outside firm with one brand’s account tried to reach another’s data, and failed.',
    },
    {
      title: 'Rules that pause a campaign',
      description:
        'A campaign that passes its cost ceiling twice in a day is paused, until the buyer restores it. At first, one breach paused a campaign. The founders had wanted this, and we had doubted it; within a month, seven of the ten pilot brands switched the rule off.',
    },
  ],
  closing: {
    heading: 'Which ten customers would try it first?',
    text: 'If you can name them, tell us on the free call. We plan from what they buy today, and a list of features can wait.',
    action: 'Start Your Project',
  },
})

sample(digitalMarketingPlatform)
