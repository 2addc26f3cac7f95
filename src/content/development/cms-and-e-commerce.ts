import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import { type DevelopmentService, numbered, type Scene } from '../schema.ts'

/** The content of the page `/cms-and-e-commerce`. */
export const cmsAndEcommerce: DevelopmentService & Scene = {
  name: 'CMS & E-commerce',
  weave: 'hound',
  accent: 'orange',
  updated: '2026-11-28',
  seo: {
    title: 'CMS and e-commerce for shops and newsrooms',
    description:
      'Online shops, marketplaces and content sites that your own staff change. One record of price and ' +
      'stock feeds website, app, till and product feed.',
  },
  tagline: 'Shops your own team runs',
  card: {
    description: 'Online shops and content sites that your own staff change themselves.',
    features: ['Shops and marketplaces', 'Websites for newsrooms'],
  },
  hero: {
    badge: 'CMS & E-commerce',
    heading: 'Change a price in four minutes, everywhere.',
    lede: 'If your shop or newsroom needs a developer for every new price or page, it has the wrong content management system (CMS). A clothing chain’s own staff change a price on shelf label, till and website in one form. By their own estimate, three departments used to need two days for it; in 2019 it took four minutes (median of 2,400 changes).',
    actions: [
      { label: 'Start Your Shop Project', to: '/contact' },
      { label: 'Free Shop Assessment', to: 'booking' },
    ],
  },
  priceLine: `A new shop costs from ${money(60_000)}, at a fixed price; a new checkout for an outdoor brand cost ${money(91_000)}, and a newsroom’s front-page desk would cost ${money(70_000, 80_000)} today. In the free 30-minute assessment we look at your most complicated product, which decides the platform.`,
  drawing: {
    image: 'finished-cms',
    draft: 'draft-cms',
    alt: 'A shop page with a bag, and the panel that edits its price',
  },
  intro: {
    title: 'Shops and content sites',
    text: 'If Shopify’s own checkout fits your taxes and margins, let no one rebuild it, not even us. Whatever you change in a checkout, you pay for again at the next upgrade.',
  },
  scene: 'A price is changed once and appears on website, app, till and product feed',
  services: [
    {
      icon: 'pen',
      title: 'Content management',
      description:
        'Editors write a text once for website and app. At a daily newspaper (Inkwell), a second editor has to confirm each breaking-news alert.',
      features: ['Languages and markets'],
    },
    {
      icon: 'cart',
      title: 'Online shops',
      description: 'Where Shopify’s checkout doesn’t fit, we use Adobe Commerce, commercetools or Medusa.',
      features: ['Trade price lists', 'Rules for combined discounts'],
    },
    {
      icon: 'store',
      title: 'Marketplaces and malls',
      description:
        'Many sellers share one basket, and shops that have no stock software confirm an order before the customer is charged.',
      features: ['Returns to the right shop'],
    },
    {
      icon: 'barcode',
      title: 'Product data and stock',
      description:
        'Shop, tills and warehouse read one record. Before that, we help your buyers to remove double article numbers.',
      features: ['Stock from tills and warehouses', 'Feeds for search and adverts'],
    },
    {
      icon: 'swap',
      title: 'Platform migration',
      description: 'We move products, customers and past orders in one night, after two rehearsals.',
      features: ['Redirect per product'],
    },
  ],
  proof: {
    heading: {
      title: 'Shops and a newspaper that their own staff run',
    },
    projects: {
      'RetailMax Commerce':
        'When a clothing chain sells a shirt at a till, its website knows after four seconds (median, 2018).',
      'Digital Mall Platform':
        'Shops that keep their stock in a paper notebook publish their goods on a phone.',
      'Digital News Platform':
        'Editors of a daily newspaper correct a story on website, app and audio at once.',
    },
    drawing: {
      name: 'proof-cms',
      tall: 'proof-cms-tall',
      alt: 'A shirt sold at a till disappears from the web shop',
    },
  },
  toolsHeading: {
    title: 'Tools we use',
    text: 'We sell none of these and take no commission.',
  },
  tools: [
    { name: 'Content', tools: ['Sanity', 'Contentful', 'Strapi', 'WordPress', 'Drupal'] },
    {
      name: 'Commerce',
      tools: ['Shopify', 'WooCommerce', 'Adobe Commerce', 'commercetools', 'Medusa'],
    },
    { name: 'Payment and tax', tools: ['Stripe', 'Adyen', 'PayPal', 'Klarna', 'Avalara'] },
    { name: 'Search and data', tools: ['Algolia', 'Akeneo', 'Klaviyo', 'Google Merchant Center'] },
  ],
  benefitsHeading: {
    title: 'Changes for your staff',
  },
  benefits: [
    {
      title: 'One price list',
      description: 'A reduction starts and ends on shelf label, till and phone at the same minute.',
    },
    {
      title: 'Ready for Black Friday',
      description:
        'From September on we replay the previous year’s busiest hour at double volume, once a week.',
    },
    {
      title: 'Free to leave',
      description: 'You can export all content and products, and every account is in your name.',
    },
  ],
  resultsHeading: {
    title: 'What staff now do without a developer',
  },
  results: [
    {
      value: '9,200',
      label: 'Article numbers, once 14,000',
      description:
        'A clothing chain (RetailMax Commerce): in 2018 two of its merchandisers compared barcodes and photographs, and removed the doubles. One T-shirt had had five numbers.',
    },
    {
      value: '10 s',
      label: 'To correct a story everywhere',
      description:
        'At a daily newspaper (Digital News Platform, 2019), a correction reached website, app and audio in ten seconds ' +
        '(median of 2020). The desk reckoned that it used to take 20 minutes.',
    },
    {
      value: '90%',
      label: 'Changes made by staff',
      description:
        'An online mall (Digital Mall Platform, 2017–2018): share of the 1,900 changes to pages and promotions ' +
        'in the year to July 2020. The others needed a developer.',
    },
  ],
  processHeading: {
    title: 'How a shop goes live',
    text: 'Most delays in shop projects come from product data. We begin there.',
  },
  process: numbered([
    {
      title: 'Check the products',
      description: 'We report which product data is missing, duplicated or priced at zero.',
      details: ['Data quality report'],
    },
    {
      title: 'Define the content',
      description: 'In two days, your editors and we decide which fields a product and a page have.',
      details: ['Product and page fields'],
    },
    {
      title: 'Build shop and editor together',
      description: 'Your staff try each page and the screen that edits it before they are finished.',
      details: ['Working product and basket pages'],
    },
    {
      title: 'Rehearse the move',
      description: 'We move all products to a test shop twice, and your team places 100 test orders.',
      details: ['Timed migration script', 'Order totals reconciled'],
    },
    {
      title: 'Open the shop',
      description:
        'We replace the old shop on your quietest night and check the first 100 orders one by one.',
      details: ['Hour-by-hour plan', 'Live order monitoring'],
    },
  ]),
  closing: {
    heading: 'Which of your products is the most complicated?',
    text: 'It decides which platform your shop runs on, because some platforms can’t sell sets or made-to-measure goods. A new shop opens after 12–\u206021 weeks.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Start Your Shop Project', to: '/contact' },
    ],
  },
}

sample(cmsAndEcommerce)
