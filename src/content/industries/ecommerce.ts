import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { Ecommerce } from '../schema.ts'

/** The content of the page `/industries/ecommerce`. */
export const ecommerce: Ecommerce = {
  name: 'E-commerce',
  accent: 'orange',
  icon: 'shop',
  updated: '2026-11-25',
  seo: {
    title: 'E-commerce development for retailers',
    description:
      'Online shops, marketplaces and live stock for retailers, connected to Stripe, DHL, SAP and your ' +
      'tills, and tested with the traffic of your busiest hour.',
  },
  card: {
    description: 'Online shops that stay fast on the busiest day of the year.',
    examples: ['Marketplaces', 'Digital malls', 'Inventory sync'],
  },
  index:
    'One weekend can decide a shop’s year. We build the online shop, the stock count and the link to ' +
    'the warehouse, and test them with your own traffic before that weekend. On Black Friday 2024 one ' +
    'shop took 2,300 orders in a minute and lost none.',
  hero: {
    badge: 'E-commerce',
    heading: 'E-commerce development for your busiest day.',
    lede:
      'We build online shops, marketplaces and stock control for retailers. We connect them to the ' +
      'tills that you keep, and test the checkout with your own traffic.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'See Shop Features', to: '#features' },
    ],
  },
  picture: 'RetailMax Commerce',
  intro: {
    title: 'Products for retailers.',
  },
  solutions: [
    {
      title: 'Online storefronts',
      description: 'Pages load from a stored copy, and prices come from the live system.',
    },
    {
      title: 'Marketplaces',
      description: 'Every evening each seller sees what it sold and what it will be paid.',
    },
    {
      title: 'Digital malls',
      description: 'Dozens of shops share one basket. Each shop chooses its own pictures and prices.',
    },
    {
      title: 'Inventory sync',
      description: 'Till, warehouse and website use one count, so the last item is sold only once.',
    },
    {
      title: 'Checkout and payments',
      description: 'Guests need no account, wallets are offered first, and the address is a single field.',
    },
    {
      title: 'Pick-up and delivery',
      description: 'Buyer, driver and help desk see the same status.',
    },
  ],
  stackHeading: {
    title: 'Technology stack.',
  },
  stack: [
    { category: 'Storefront', tools: ['Next.js', 'Vue', 'Flutter'] },
    { category: 'Commerce engines', tools: ['Shopify', 'commercetools', 'Adobe Commerce', 'Medusa'] },
    { category: 'Orders and stock', tools: ['Java', 'Node.js', 'Kafka', 'Redis'] },
    { category: 'Search and hosting', tools: ['Algolia', 'Elasticsearch', 'Google Cloud', 'Cloudflare'] },
  ],
  storiesHeading: {
    title: 'Gains of three clients.',
  },
  stories: [
    {
      title: 'The same stock count in twenty-two shops',
      description:
        'The web shop copied stock from the tills once a night, and sold items that were gone. A sale ' +
        'in any branch now reaches it in four seconds, and the checkout has four screens fewer. The ' +
        'share of visits that end in a paid order rose by 35%, over the same eight weeks in 2018 and 2017.',
      metrics: ['Conversion up 35%', '22 shops on live stock'],
      project: 'RetailMax Commerce',
    },
    {
      title: 'A shared bag for shops in three cities',
      description:
        'Shoppers buy from many shops with one payment, and every shop keeps its till or paper ' +
        'notebook. In the app’s first year, tenants sold 35% more than the year before.',
      metrics: [
        '2M+ monthly visitors',
        '400% engagement growth, first year',
        '35% revenue growth for tenants',
      ],
      project: 'Digital Mall Platform',
    },
    {
      title: 'A shop that stayed up on Black Friday',
      description:
        'A maker of outdoor clothing lost its checkout for three hours on Black Friday 2023. In 2024 ' +
        'four people replayed that day at double volume once a week from August to October, and moved stock ' +
        'checks into a queue. On Black Friday 2024 the busiest minute had 2,300 orders, the median ' +
        'page took 1.2 s, and no order was lost.',
      metrics: ['2,300 orders in one minute', '1.2 s median page', `12 weeks, 4 people, ${money(91_000)}`],
    },
  ],
  features: {
    heading: {
      title: 'Features that shoppers notice.',
    },
    items: [
      {
        title: 'Forgiving search',
        description: 'It corrects typing errors.',
      },
      {
        title: 'Waiting baskets',
        description: 'A basket filled on the phone is still there on the laptop.',
      },
      {
        title: 'Promotions with a preview',
        description: 'Merchandisers see the margin that a discount leaves, and schedule it themselves.',
      },
      {
        title: 'Launch-day queue',
        description: 'Buyers wait in a queue and enter in order of arrival, when the checkout has room.',
      },
      {
        title: 'Split deliveries',
        description: 'Items in stock ship today. The card is charged for each parcel as it leaves.',
      },
      {
        title: 'Returns by code',
        description: 'The parcel shop scans a code from the order page, and that scan starts the refund.',
      },
    ],
  },
  rules: {
    heading: { title: 'How your shop keeps the rules.' },
    items: [
      {
        title: 'PCI DSS',
        icon: 'care-encrypt',
        description:
          'The payment provider hosts the card fields, which keeps your PCI self-assessment short.',
      },
      {
        title: 'EU Omnibus Directive',
        icon: 'care-audit',
        description: 'A price log supplies the lowest price of the past 30 days beside every reduction.',
      },
      {
        title: 'European Accessibility Act',
        icon: 'care-access',
        description:
          'Before each release we complete a purchase, from search to payment, by keyboard and by ' +
          'screen reader.',
      },
      {
        title: 'GDPR',
        icon: 'care-consent',
        description: 'Trackers load only after consent, and a visitor who declines can still buy.',
      },
    ],
  },
  integrations: {
    heading: {
      title: 'Third-party integrations.',
      text: 'A queue keeps orders safe when one of them is down.',
    },
    groups: [
      { category: 'Payment', tools: ['Stripe', 'Adyen', 'PayPal', 'Klarna'] },
      { category: 'Shipping', tools: ['DHL', 'UPS', 'FedEx', 'ShipStation'] },
      { category: 'ERP and accounting', tools: ['SAP', 'NetSuite', 'Microsoft Dynamics 365', 'Xero'] },
      { category: 'Marketing', tools: ['Klaviyo', 'Mailchimp', 'HubSpot', 'Google Merchant Center'] },
      { category: 'Marketplaces', tools: ['Amazon', 'eBay', 'Zalando', 'Etsy'] },
    ],
  },
  whyHeading: { title: 'For heads of retail.' },
  why: [
    'Load tests with your own busiest hour, bots and abandoned baskets included',
    'No releases in the four weeks before your peak, unless you ask for one',
    'Old product addresses redirected one by one',
    'Merchandisers who publish and undo changes themselves',
  ],
  ctaCard: {
    heading: 'Show us your checkout',
    text: 'We place an order during the free call and tell you where a customer would stop.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Tell us the date of your sale.',
    text: 'Tell us your platform, too. We list what can be ready by then and what should wait.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(ecommerce.index)
sample(ecommerce.hero.lede)
sample(ecommerce.intro)
sample(ecommerce.solutions)
sample(ecommerce.storiesHeading)
sample(ecommerce.stories)
sample(ecommerce.features)
sample(ecommerce.rules)
sample(ecommerce.integrations)
sample(ecommerce.why)
sample(ecommerce.ctaCard)
sample(ecommerce.closing)
