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
    'Two ad buyers couldn’t tell which network had sold what. They founded Copperline, and had a product to sell after 12 weeks. It compares ad spend with paid orders.',
  description:
    'It counts a sale once, when it is paid; the median brand of 2025 got five dollars in orders per dollar of ads.',
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
        'The founders paid for the first release themselves, and so kept it to one network and ten brands. They sold it, and ordered the next part only then. After ten months all four networks were connected. The first release was a quarter of the work, so the whole cost about four times its price.',
    },
    {
      title: 'No sale counted twice',
      description:
        'Every network claims the same sale. For one shop, four of them together claimed 138% of what it sold in a month. The product counts a sale when it is paid, and compares customers who saw an advertisement with a group who did not. The median brand of 2025 got five dollars in paid orders for a dollar of ad spend. Before the cost of goods, that is a gain of four, or 400%. Brands can’t see each other: an outside firm, given the account of one for a week, reached no data of another.',
    },
    {
      title: 'Rules that move budget',
      description:
        'The first rule paused a campaign as soon as it passed its cost ceiling. The founders had wanted it; we had doubted it. Within a month seven of the ten pilot brands had switched it off. Now a campaign is paused when it passes the ceiling twice in a day, until the buyer restores it.',
    },
  ],
  closing: {
    heading: 'Bring the names of ten customers.',
    text: 'If they would try your first product, we can plan from what they buy today, and a list of features can wait.',
    action: 'Start Your Project',
  },
})

sample(digitalMarketingPlatform)
