import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { Ecommerce } from '../schema.ts'

/** The content of the page `/industries/ecommerce`. */
export const ecommerce: Ecommerce = {
  name: 'E-commerce',
  accent: 'orange',
  icon: 'shop',
  updated: '2026-11-28',
  seo: {
    title: 'E-commerce development for retailers',
    description:
      'Online shops, marketplaces and live stock for retailers, connected to Stripe, DHL, SAP and your ' +
      'tills, and tested with the traffic of your busiest hour.',
  },
  card: {
    description: 'Online shops that stay fast on their busiest day.',
    examples: ['Marketplaces', 'Digital malls', 'Inventory sync'],
  },
  index:
    'One weekend can decide a shop’s year. Before it, we test shop, stock count and the link to the warehouse ' +
    'with twice the traffic of last year. On Black Friday 2024 one shop took 170 orders in its busiest minute.',
  hero: {
    badge: 'E-commerce',
    heading: 'Be ready for your busiest day.',
    lede:
      'One weekend of e-commerce can decide a retailer’s year. So we replay your busiest hour at double ' +
      'volume before that weekend, and connect the shop to the tills that you keep.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'See Shop Features', to: '#features' },
    ],
  },
  picture: 'RetailMax Commerce',
  intro: {
    title: 'Products for retailers',
  },
  solutions: [
    {
      title: 'Online storefronts',
      description: 'Pages load from a stored copy, and prices come from the live system.',
    },
    {
      title: 'Marketplaces and malls',
      description:
        'Dozens of shops share one basket. Every evening each sees what it sold and what it will be paid.',
    },
    {
      title: 'Inventory sync',
      description: 'Till, warehouse and website use one count, so the last item is sold only once.',
    },
    {
      title: 'Checkout and delivery',
      description: 'In a test with RetailMax’s customers, three short screens sold more than one long page.',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
  },
  stack: [
    { category: 'Storefront', tools: ['Next.js', 'Vue', 'Flutter'] },
    { category: 'Commerce engines', tools: ['Shopify', 'commercetools', 'Adobe Commerce', 'Medusa'] },
    { category: 'Orders and stock', tools: ['Java', 'Node.js', 'Kafka', 'Redis'] },
    { category: 'Search and hosting', tools: ['Algolia', 'Elasticsearch', 'Google Cloud', 'Cloudflare'] },
  ],
  storiesHeading: {
    title: 'Gains of three clients',
  },
  stories: [
    {
      title: 'The same stock count in 22 shops',
      description:
        'The web shop copied stock from the tills once a night, and sold items that were gone. A sale ' +
        'in any branch now reaches it in four seconds, and the checkout has three screens instead of ' +
        'seven. The share of visits that end in a paid order rose by 35%, over the same eight weeks of ' +
        'two years.',
      metrics: ['Conversion up 35%', '22 shops on live stock'],
      project: 'RetailMax Commerce',
    },
    {
      title: 'A shared bag for shops in three cities',
      description:
        'Shoppers buy from many shops with one payment, and every shop keeps its till or paper ' +
        'notebook. In the app’s first year, tenants sold 35% more than the year before.',
      metrics: ['2M+ monthly visitors', '400% engagement', '35% revenue growth'],
      project: 'Digital Mall Platform',
    },
    {
      title: 'A shop that stayed up on Black Friday',
      description:
        'A maker of outdoor clothing lost its checkout for three hours on Black Friday 2023. ' +
        'In 2024 four people moved stock checks into a queue, and replayed ' +
        'that day at double volume once a week. On Black Friday 2024 the checkout was open all day.',
      metrics: ['170 orders in one minute', '1.2 s median page', `12 weeks, 4 people, ${money(91_000)}`],
    },
  ],
  features: {
    heading: {
      title: 'Features that shoppers notice',
    },
    items: [
      {
        title: 'One buyer for the last piece',
        description: 'The first to tap holds it for ten minutes.',
      },
      {
        title: 'Sizes from another branch',
        description: 'An assistant finds the size and takes payment at the mirror.',
      },
      {
        title: 'Promotions with a preview',
        description: 'Merchandisers see the margin that a discount leaves, and schedule it themselves.',
      },
      {
        title: 'Launch-day queue',
        description: 'Buyers enter the checkout in order of arrival.',
      },
      {
        title: 'Split deliveries',
        description: 'The card is charged for each parcel as it leaves.',
      },
      {
        title: 'Returns by code',
        description: 'The parcel shop scans a code, and that scan starts the refund.',
      },
    ],
  },
  rules: {
    heading: { title: 'How your shop keeps the rules' },
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
        description: 'Before each release we complete a purchase by keyboard and by screen reader.',
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
      title: 'Third-party integrations',
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
  whyHeading: { title: 'For heads of retail' },
  why: [
    'Load tests with your own busiest hour, bots included',
    'No releases in the four weeks before your peak, unless you ask for one',
    'Tills and notebooks that stay, as in 39 shops of one shopping centre',
    'Our mistakes, reported before you notice, as to the owner of the mall',
  ],
  ctaCard: {
    heading: 'Show us your checkout',
    text: 'On the free call we go through it up to the payment, and tell you where a customer would stop.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Count back from your sale.',
    text:
      'A first release takes 12–21 weeks, and nothing is released in the four weeks before your peak. For ' +
      'Black Friday, work begins between early June and early August.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(ecommerce)
