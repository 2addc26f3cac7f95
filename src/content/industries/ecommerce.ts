import { sample } from '../sample.ts'
import type { Ecommerce } from '../schema.ts'

/** What `/industries/ecommerce` says. */
export const ecommerce: Ecommerce = {
  name: 'E-commerce',
  accent: 'orange',
  icon: 'shop',
  updated: '2026-11-23',
  seo: {
    title: 'E-commerce development for retailers’ peak days',
    description:
      'Storefronts, marketplaces and live stock for retailers, connected to Stripe, DHL, SAP and your tills, and load-tested with the traffic of your busiest hour.',
  },
  card: {
    description: 'Shops that stay quick on the busiest day of the year.',
    examples: ['Marketplaces', 'Digital malls', 'Inventory sync'],
  },
  index:
    'A shop is open all year and judged on one weekend. We build the storefront, the stock count behind it and the link to the warehouse, then rehearse the rush on your own traffic.',
  hero: {
    badge: 'E-commerce',
    heading: 'E-commerce development for your busiest day.',
    lede: 'Storefronts, marketplaces and stock control for retailers who earn a season in one weekend. They are connected to the tills and systems you keep, and the checkout is load-tested with your own traffic before that weekend comes.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'See Shop Features', to: '#features' },
    ],
  },
  picture: 'RetailMax Commerce',
  intro: {
    title: 'What we build for retailers.',
    text: 'Most shops need one or two of these. The parts that still earn their keep stay as they are.',
  },
  matchRun:
    'The new stock count follows the tills beside the old one, and a branch switches when a walk to the shelf proves it right.',
  solutions: [
    {
      title: 'Online storefronts',
      description:
        'Pages come from a cache and prices from the live system, so the product shows at once and costs what it says.',
      icon: 'shop',
    },
    {
      title: 'Marketplaces',
      description:
        'Seller sign-up, commission, disputes and payouts, on a ledger that closes for each seller every evening.',
      icon: 'store',
    },
    {
      title: 'Digital malls',
      description:
        'Dozens of shops behind one basket and one payment, each setting its own pictures and prices in a tenant console.',
      icon: 'building',
    },
    {
      title: 'Inventory sync',
      description:
        'Till, warehouse and website draw on one count, so a single remaining size 42 is sold to one person.',
      icon: 'barcode',
    },
    {
      title: 'Checkout and payments',
      description:
        'Guests check out without an account, wallets are offered first, and the address is a single field.',
      icon: 'cart',
    },
    {
      title: 'Pick-up and delivery',
      description:
        'Buyer, driver and help desk read the same status, so fewer people ring to ask where the parcel is.',
      icon: 'truck',
    },
  ],
  stackHeading: {
    title: 'Technology stack.',
    text: 'If your present platform is sound, it stays on this list.',
  },
  stack: [
    { category: 'Storefront', tools: ['Next.js', 'Vue', 'Flutter'] },
    { category: 'Commerce engines', tools: ['Shopify', 'commercetools', 'Adobe Commerce', 'Medusa'] },
    { category: 'Orders and stock', tools: ['Java', 'Node.js', 'Kafka', 'Redis'] },
    { category: 'Search and hosting', tools: ['Algolia', 'Elasticsearch', 'Google Cloud', 'Cloudflare'] },
  ],
  storiesHeading: {
    title: 'What three clients gained.',
    text: 'A clothing chain, an owner of shopping centres, and a consumer goods group.',
  },
  stories: [
    {
      title: 'One stock count for twenty-two shops',
      description:
        'The web shop copied stock from the tills once a night, and apologised by email for what had sold out since. A sale in any branch now reaches it in four seconds. With a checkout four screens shorter, the share of visits that end in a paid order is up by 35% on the same eight weeks a year before.',
      metrics: ['+35% conversion', '22 shops on live stock'],
      project: 'RetailMax Commerce',
    },
    {
      title: 'One bag for shops in three cities',
      description:
        'Shoppers fill one bag from many tenants and pay once, while every tenant keeps its own till or notebook. A visitor opens 400% more products than in the old store directory, and a year on tenants sold 35% more.',
      metrics: [
        '2M+ visitors a month',
        '400% more products opened per visit',
        '35% more tenant sales in a year',
      ],
      project: 'Digital Mall Platform',
    },
    {
      title: 'One forecast for three regions',
      description:
        'Europe counted a sale at dispatch, Asia at invoice, the Americas at payment, and every month was reported three times. The group now shares one dictionary of measures, and one forecast: a range, published thirty days ahead, with its misses printed beside it.',
      metrics: ['92% of months inside the range', '10B+ rows a day', '200+ data sources'],
      project: 'DataMind Analytics',
    },
  ],
  features: {
    heading: {
      title: 'What your shoppers will notice.',
      text: 'Listed in the order in which they meet it, from a misspelt search to a parcel sent back.',
    },
    items: [
      {
        title: 'Forgiving search',
        description:
          'Typing slips and nicknames find the product, and an empty result offers the nearest match.',
      },
      {
        title: 'Waiting baskets',
        description: 'What was put in on the phone over lunch is still there on the laptop in the evening.',
      },
      {
        title: 'Promotions with a preview',
        description:
          'Merchandisers see the margin that a discount leaves, then schedule its start and end without a developer.',
      },
      {
        title: 'Launch-day queue',
        description:
          'A waiting room lets buyers in as fast as the checkout can serve them, in the order in which they came.',
      },
      {
        title: 'Split deliveries',
        description:
          'What is in stock ships today and the rest follows, with the card charged for each parcel as it leaves.',
      },
      {
        title: 'Returns by code',
        description:
          'A code from the order page is scanned at the parcel shop, and that scan starts the refund.',
      },
    ],
  },
  rules: {
    heading: { title: 'The rules of retail, and how your shop keeps them.' },
    items: [
      {
        title: 'PCI DSS',
        icon: 'care-encrypt',
        description: 'Hosted card fields keep card numbers off your pages, and the self-assessment short.',
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
          'Before each release we complete a purchase, from search to payment, by keyboard and by screen reader.',
      },
      {
        title: 'GDPR',
        icon: 'care-consent',
        description: 'Trackers load after consent, and a visitor who declines can still buy.',
      },
    ],
  },
  integrations: {
    heading: {
      title: 'Third-party integrations.',
      text: 'Each is reached through its published interface, with a queue between, so that one outage does not shut the shop.',
    },
    groups: [
      { category: 'Payment', tools: ['Stripe', 'Adyen', 'PayPal', 'Klarna'] },
      { category: 'Shipping', tools: ['DHL', 'UPS', 'FedEx', 'ShipStation'] },
      { category: 'ERP and accounting', tools: ['SAP', 'NetSuite', 'Microsoft Dynamics 365', 'Xero'] },
      { category: 'Marketing', tools: ['Klaviyo', 'Mailchimp', 'HubSpot', 'Google Merchant Center'] },
      { category: 'Marketplaces', tools: ['Amazon', 'eBay', 'Zalando', 'Etsy'] },
    ],
  },
  whyHeading: { title: 'What a head of retail asks us.' },
  why: [
    'Load tests that replay your own busiest hour, bots and abandoned baskets included',
    'No releases in the four weeks before your peak, unless you ask for one',
    'Old product addresses redirected one by one, so search visitors follow the shop',
    'Merchandisers who publish without us and undo without us',
    'A written drill for the day a payment provider goes down, tried before handover',
    'A stock count that shoppers can believe: 300 apologies a week became five at RetailMax Commerce',
  ],
  ctaCard: {
    heading: 'Show us your checkout',
    text: 'We will buy something during the call and say aloud where a customer would leave. It takes thirty minutes and costs you the postage.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'The sale date will not move.',
    text: 'Give us that date and the platform you are on. We will list what can be ready in time, and what is safer done after the sale.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(ecommerce.stories)
