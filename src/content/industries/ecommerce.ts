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
      'Online shops, marketplaces and real-time stock for retailers, connected to Stripe, DHL, SAP and your ' +
      'tills, and tested with the traffic of your busiest hour.',
  },
  card: {
    description: 'Shops that stay fast on their busiest day.',
    examples: ['Marketplaces', 'Inventory sync'],
  },
  index:
    'Nothing new goes live in the four weeks before a sale unless you ask for it, because a shop takes much of its year’s money in a few days. We test before that, with twice last year’s traffic. On Black Friday 2023 one shop failed at 90 orders a minute. A year later it took 170, and stayed open.',
  hero: {
    badge: 'E-commerce',
    heading: 'Be ready for your busiest day.',
    lede: 'A maker of outdoor clothing lost its web shop’s checkout for three hours on Black Friday 2023. Before the next one we replayed that day every week at double volume, and the checkout stayed open.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'See Shop Features', to: '#features' },
    ],
  },
  priceLine: `As a first release, that checkout cost ${money(91_000)}; one stock count for six shops and a website would be ${money(185_000, 200_000)} today.`,
  picture: 'RetailMax Commerce',
  intro: {
    title: 'Products for retailers',
    text:
      'A clothing chain had to cancel one order in 12 of its January sale in 2018, because the size was gone. No ' +
      'checkout, however fast, can sell what isn’t there, so where the stock is wrong, we build the stock count first.',
  },
  solutions: [
    {
      title: 'Online storefronts',
      description: 'Pages load fast because a copy is stored, ready to show. Only the price is read live.',
    },
    {
      title: 'Marketplaces and malls',
      description: 'Dozens of shops share one basket, and see every morning what they’ll be paid.',
    },
    {
      title: 'Inventory sync',
      description: 'Till, warehouse and website use one count, so the last item is almost never sold twice.',
    },
    {
      title: 'Checkout and delivery',
      description:
        'In a test with a clothing chain’s customers, three short screens sold more than one long page on phones.',
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
    title: 'One stock count, one shared bag, one shop that stayed open',
  },
  stories: [
    {
      title: 'One stock count, three short screens',
      description:
        'A clothing chain’s web shop used to learn only the next day what a shop had sold. In December 2018 it learnt after four seconds (median). In the eight weeks from 19 November 2018, the share of visits that ended in a paid order was 35% higher than a year before. About three fifths of this came from a shorter checkout, the rest from correct stock.',
      metrics: ['Conversion up 35%', '22 shops on one stock count (2018)'],
      project: 'RetailMax Commerce',
    },
    {
      title: 'A shared bag for shops in three cities',
      description:
        'In the year to July 2019, a visit opened six products; in the old directory, it was 1.2. Tenants sold 35% more in that year than in their last one without the app.',
      metrics: ['2M+ monthly visitors', '400% engagement', '35% revenue growth'],
      project: 'Digital Mall Platform',
    },
    {
      title: 'A shop that stayed up on Black Friday',
      description:
        'It had failed because every order asked the warehouse for its stock. Now these questions wait in a queue, and the customer doesn’t.',
      metrics: [
        '170 orders in the busiest minute of Black Friday 2024; in 2023 it failed at 90',
        `12 weeks, 4 people, ${money(91_000)}`,
      ],
      drawn: {
        category: 'Checkout',
        file: 'retail',
        square: [392, 220, 380, 380],
        alt: 'Orders by the hour',
      },
    },
  ],
  features: {
    heading: {
      title: 'Features that shoppers notice',
    },
    items: [
      {
        title: 'Last piece, one buyer',
        description: 'It stays in the basket of whoever taps first, while they pay.',
      },
      {
        title: 'Sizes from another branch',
        description: 'An assistant sends the size from there to the customer’s home.',
      },
      {
        title: 'Promotions with a preview',
        description: 'Merchandisers see the margin that a discount leaves.',
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
        description: 'Before each release we complete a purchase by screen reader.',
      },
      {
        title: 'GDPR',
        icon: 'care-consent',
        description: 'Trackers load only after consent.',
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
      { category: 'Shipping', tools: ['DHL', 'UPS', 'FedEx'] },
      { category: 'ERP and accounting', tools: ['SAP', 'NetSuite', 'Microsoft Dynamics 365'] },
      { category: 'Marketing', tools: ['Klaviyo', 'Mailchimp', 'HubSpot'] },
      { category: 'Marketplaces', tools: ['Amazon', 'eBay', 'Zalando', 'Etsy'] },
    ],
  },
  whyHeading: { title: 'For heads of retail' },
  why: [
    'No release in the four weeks before your peak, unless you ask for one, as a clothing chain did in 2018',
    'Your shops keep their tills or paper notebooks, as one centre’s 39 shops did',
    'If we make a mistake, you hear of it from us, as that centre’s owner did',
  ],
  ctaCard: {
    heading: 'What failed last year?',
    text: 'If you know that, and how many orders came in the busiest hour, the free call can end with a rough price for a rehearsal.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Count back from your sale.',
    text: 'A first release takes 12–21 weeks, and should be live four weeks before your peak. For Black Friday, work begins between early June and early August. We start three weeks after you sign, so sign between mid-May and mid-July.',
    actions: [
      { label: 'Start Your E-commerce Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(ecommerce)
