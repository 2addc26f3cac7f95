import { sample } from '../sample.ts'
import type { Ecommerce } from '../schema.ts'

/** What `/industries/ecommerce` says. */
export const ecommerce: Ecommerce = {
  name: 'E-commerce',
  hue: 'madder',
  mark: 'shop',
  updated: '2026-09-08',
  seo: {
    title: 'E-commerce and marketplace development',
    description:
      'Storefronts, marketplaces, digital malls and stock control that stay quick on sale day, connected to your payment, shipping and ERP systems by name.',
  },
  card: {
    description: 'Shops that stay quick on the busiest day of the year.',
    examples: ['Marketplaces', 'Digital malls', 'Inventory sync'],
  },
  index:
    'A shop is judged on one weekend and paid for all year. We build the storefront, the stock count behind it and the link to the warehouse, then rehearse the rush on your own traffic.',
  hero: {
    badge: 'E-commerce',
    heading: 'Eleven in the morning, first day of the sale.',
    lede: 'Storefronts, marketplaces and stock control for retailers who earn a season in one weekend. The checkout should be the calm part.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'See Shop Features', to: '#features' },
    ],
  },
  picture: 'RetailMax Commerce',
  intro: {
    title: 'Window, stock room, till.',
    text: 'Six parts of a shop. Replace one and keep the other five if they still earn their keep.',
  },
  solutions: [
    {
      title: 'Online storefronts',
      description:
        'Pages come from the cache, prices do not. The product shows before the visitor has found the menu.',
      mark: 'shop',
    },
    {
      title: 'Marketplaces',
      description:
        'Seller sign-up, commission, disputes and payouts, on a ledger that closes for each seller every evening.',
      mark: 'store',
    },
    {
      title: 'Digital malls',
      description: 'Dozens of brands, one basket. Each shop dresses its own window from a tenant console.',
      mark: 'building',
    },
    {
      title: 'Inventory sync',
      description: 'Till, warehouse and web subtract from one figure, so the last size 42 is sold once.',
      mark: 'barcode',
    },
    {
      title: 'Checkout and payments',
      description: 'Guests pass without an account, wallets come first and the address is a single field.',
      mark: 'cart',
    },
    {
      title: 'Pick-up and delivery',
      description:
        'Buyer, driver and help desk read the same status. Fewer people ring to ask where the parcel is.',
      mark: 'truck',
    },
  ],
  stackHeading: {
    title: 'Behind the counter',
    text: 'If your present platform is sound, it stays on this list.',
  },
  stack: [
    { category: 'Storefront', tools: ['Next.js', 'Vue', 'Flutter'] },
    { category: 'Commerce engines', tools: ['Shopify', 'commercetools', 'Adobe Commerce', 'Medusa'] },
    { category: 'Orders and stock', tools: ['Java', 'Node.js', 'Kafka', 'Redis'] },
    { category: 'Search and hosting', tools: ['Algolia', 'Elasticsearch', 'Google Cloud', 'Cloudflare'] },
  ],
  storiesHeading: {
    title: 'Three shops, open now.',
    text: 'One sells clothes, one lets floor space and one takes in washing.',
  },
  stories: [
    {
      title: 'One stock figure, warehouse to queue',
      description:
        'The web shop learnt at midnight what the tills had sold since morning, and apologised by email. Till, warehouse and website now agree on the last medium in seconds.',
      metrics: ['+35% conversion', '22 shops on live stock'],
      project: 'RetailMax Commerce',
    },
    {
      title: 'A mall with doors in three cities',
      description:
        'Shoppers fill one bag from many tenants and pay once. The shops kept their own tills, and those that kept stock in a notebook were given a phone screen and a camera button.',
      metrics: ['2M+ monthly visitors', '400% engagement growth', '35% revenue growth'],
      project: 'Digital Mall Platform',
    },
    {
      title: 'Shirts out at breakfast, back for dinner',
      description:
        'Customers in Saudi Arabia book in Arabic or English and see the count and the price before anything is washed. A QR tag on the bag ended the arguments about socks.',
      metrics: ['50K+ users', '2K+ daily orders', '92% retention'],
      project: 'On-Demand Laundry App',
    },
  ],
  features: {
    heading: {
      title: 'Features a shopper meets',
      text: 'In the order they are met, from a misspelt search to a parcel sent back.',
    },
    items: [
      {
        title: 'Forgiving search',
        description: 'Typing slips and nicknames find the product, and an empty result offers the nearest.',
      },
      {
        title: 'Waiting baskets',
        description: 'What goes in on the phone at lunch is still there on the laptop at nine.',
      },
      {
        title: 'Promotions with a preview',
        description:
          'Merchandisers see the margin a discount leaves and schedule it for midnight without a developer.',
      },
      {
        title: 'Launch-day queue',
        description: 'A waiting room lets buyers in at the rate the checkout can serve, first come first.',
      },
      {
        title: 'Split deliveries',
        description: 'What is in stock ships today, the rest follows, and the card is charged per parcel.',
      },
      {
        title: 'Returns by code',
        description:
          'A code from the order page is scanned at the parcel shop, and that scan starts the refund.',
      },
    ],
  },
  rules: {
    heading: { title: 'And rules a shopkeeper meets' },
    items: [
      {
        title: 'PCI DSS',
        description: 'Hosted card fields keep card numbers off your pages, and the self-assessment short.',
      },
      {
        title: 'EU Omnibus Directive',
        description: 'A price log supplies the lowest price of the past 30 days beside every reduction.',
      },
      {
        title: 'European Accessibility Act',
        description:
          'Search, basket and checkout are bought through by keyboard and by screen reader before release.',
      },
      {
        title: 'GDPR',
        description: 'Trackers load after consent, and a visitor who declines can still buy.',
      },
    ],
  },
  integrations: {
    heading: {
      title: 'Third-party integrations',
      text: 'Through published interfaces, with a queue between, so that one outage does not shut the shop.',
    },
    groups: [
      { category: 'Payment', tools: ['Stripe', 'Adyen', 'PayPal', 'Klarna'] },
      { category: 'Shipping', tools: ['DHL', 'UPS', 'FedEx', 'ShipStation'] },
      { category: 'ERP and accounting', tools: ['SAP', 'NetSuite', 'Microsoft Dynamics 365', 'Xero'] },
      { category: 'Marketing', tools: ['Klaviyo', 'Mailchimp', 'HubSpot', 'Google Merchant Center'] },
      { category: 'Marketplaces', tools: ['Amazon', 'eBay', 'Zalando', 'Etsy'] },
    ],
  },
  whyHeading: { title: 'Answers for the head of retail' },
  why: [
    'Load tests that replay your own busiest hour, bots and abandoned baskets included',
    'No releases in the four weeks before your peak, unless you ask for one',
    'Old product addresses redirected one by one, so search visitors follow the shop',
    'Merchandisers who publish without us and undo without us',
    'A written drill for the day a payment provider goes down, tried before handover',
    'An order desk’s view of delivery, learnt on 2K+ daily orders of laundry',
  ],
  ctaCard: {
    heading: 'Show us your checkout',
    text: 'We will buy something during the call and say aloud where a customer would leave. It takes thirty minutes and costs you the postage.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'The sale date will not move.',
    text: 'Give us that date and the platform you are on. We will list what can be ready in time and what should wait for January.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(ecommerce.stories)
