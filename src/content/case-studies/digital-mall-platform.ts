import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalMallPlatform = caseStudy({
  id: 19,
  title: 'Digital Mall Platform',
  category: 'Digital Mall Platform',
  industry: 'Shopping centres and retail',
  hue: 'rose',
  dye: 'rose',
  updated: '2026-05-19',
  seo: 'An online mall for a shopping-centre owner in three cities. One bag and one payment across all tenants, 2M+ monthly visitors.',
  summary:
    'Shopping centres in three cities behind one bag and one payment, with every tenant still ringing up sales on the till it already had.',
  description:
    'One app to browse, pay and collect across every shop in the building, striped shirts included.',
  achievement: 'Not one tenant had to change its till.',
  metrics: [
    { value: '2M+', label: 'monthly visitors', mark: 'users' },
    { value: '400%', label: 'engagement growth', mark: 'heart' },
    { value: '35%', label: 'revenue growth', mark: 'trend' },
  ],
  technologies: ['React Native', 'Next.js', 'Kotlin', 'Elasticsearch', 'Adyen'],
  capabilities: [
    {
      title: 'One bag, many shops',
      description:
        'A Breton tee from one tenant and shoes from another go through a single checkout. A refund finds its way back to the shop that sold the item.',
      mark: 'cart',
    },
    {
      title: 'Discounts hung by tenants',
      description:
        'A shop puts a price tag on its own goods for an afternoon or a season. The centre sets only how deep a cut may go.',
      mark: 'tag',
    },
    {
      title: 'Orders window',
      description:
        'Shop staff see today’s orders and what to pull from the rail first. Centre managers see the three cities side by side.',
      mark: 'store',
    },
  ],
  story: {
    overview: [
      'No tenant was going to change its till. That was the condition under which the client, an owner of shopping centres in three cities, could propose one online mall to its shops. Some tenants ran Shopify, some an ageing point-of-sale system in the back room, and a good number kept stock in a notebook beside the register.',
      'So each shop keeps what it has, and a connector meets it there. Shopify and Lightspeed stock arrives by webhook. Older tills drop a file every ten minutes. The notebook shops got a phone screen on which a garment is photographed, priced and published. The shopper fills one bag and pays once, and the money is split by tenant overnight.',
      'The first centre opened with eleven shops and an order desk next to the car park. A runner collects from five tenants in one round, packs the order together and hands it over there, or sends it out with the evening van. The second city followed after the summer sales and the third just before winter. Both reused the catalogue rules and brought their own parking problem.',
    ],
    award: {
      title: 'Shopping Centre Project of the Year',
      description: 'For putting shops with stock software and shops with a notebook into the same checkout.',
    },
    months: 18,
    developers: 22,
    extra: { label: 'Scope', value: 'Three cities' },
    stack: [
      { category: 'Shopper apps', tools: ['React Native', 'Next.js', 'TypeScript'] },
      { category: 'Catalogue and orders', tools: ['Kotlin', 'Spring Boot', 'PostgreSQL', 'Elasticsearch'] },
      { category: 'Tenant connectors', tools: ['Shopify API', 'Lightspeed API', 'Apache Kafka'] },
      { category: 'Payments and hosting', tools: ['Adyen', 'Google Cloud', 'Terraform'] },
    ],
    results: [
      {
        value: '35%',
        label: 'Revenue growth',
        description: 'Tenant sales a year on, with each online order counted at the shop that shipped it.',
      },
      {
        value: '400%',
        label: 'Engagement growth',
        description: 'Products opened per visit, against the store directory that the app replaced.',
      },
      {
        value: '4 taps',
        label: 'From rail to app',
        description: 'What it takes a shop without stock software to put a shirt on sale.',
      },
    ],
  },
  closing: {
    heading: 'Keep trading after the doors close.',
    text: 'Send us your tenant list with the till each one uses, even if half the entries are guesses. Our first question will be who handles returns.',
    action: 'Launch Your Digital Mall',
  },
})

sample(digitalMallPlatform)
