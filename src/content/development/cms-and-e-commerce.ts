import { sample } from '../sample.ts'
import { type DevelopmentService, numbered, type Scene } from '../schema.ts'

/** The content of the page `/cms-and-e-commerce`. */
export const cmsAndEcommerce: DevelopmentService & Scene = {
  name: 'CMS & E-commerce',
  weave: 'hound',
  accent: 'orange',
  updated: '2026-11-25',
  seo: {
    title: 'Headless CMS and Shopify development for retailers',
    description:
      'Online shops, marketplaces and content sites that your own staff can change. Stock, tax and accounts stay up to date.',
  },
  tagline: 'Shops your own team runs',
  card: {
    description: 'Online shops and content sites that your own staff can change without a developer.',
    features: ['Headless or classic CMS', 'Shops and marketplaces', 'Stock, tax and tills connected'],
  },
  hero: {
    badge: 'CMS & E-commerce',
    heading: 'E-commerce and CMS sites that your own staff run.',
    lede: 'In a content management system (CMS) your staff change pages, prices and promotions, while stock, tax and accounts stay correct. The free assessment is a 30-\u2060minute call and a two-page note on which platform fits and what it costs over five years.',
    actions: [
      { label: 'Start Your Shop Project', to: '/contact' },
      { label: 'Free Shop Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'finished-cms',
    draft: 'draft-cms',
    moves: 'spread',
    alt: 'A shop page with a bag, and the panel that edits its price',
  },
  intro: {
    title: 'From the editor’s desk to the checkout.',
    text: 'A content site may need one of these; a shop with its own warehouse usually needs four.',
  },
  scene: 'A price is changed once and appears on website, app, till and product feed',
  services: [
    {
      icon: 'pen',
      title: 'Headless CMS',
      description:
        'Editors write in Sanity, Contentful or Strapi. A separate, fast website shows the page while they type. Every picture needs a description.',
      features: ['Live preview', 'Approval and scheduling', 'Languages and markets'],
    },
    {
      icon: 'document',
      title: 'WordPress and Drupal',
      description:
        'WordPress and Drupal still suit many newsrooms and councils. We keep only the plugins that you need, and plan the updates.',
      features: ['Block patterns for editors', 'Plugin audit', 'Scheduled updates'],
    },
    {
      icon: 'cart',
      title: 'Online shops',
      description:
        'We use Shopify where its checkout fits your tax and margins, otherwise Adobe Commerce, commercetools or Medusa. You first see what each costs over five years.',
      features: ['Cards, wallets and invoices', 'Trade price lists', 'Rules for combined discounts'],
    },
    {
      icon: 'store',
      title: 'Marketplaces and malls',
      description:
        'Many sellers share one basket. The order is split by shop, commission is taken at payment, and each seller sees its own account.',
      features: ['Seller onboarding', 'Split payments', 'Returns to the right shop'],
    },
    {
      icon: 'barcode',
      title: 'Product data and stock',
      description:
        'Each product has one record, filled by the ERP and completed by people. A sale at the till reaches the product page within a minute.',
      features: ['PIM and ERP links', 'Stock from tills and warehouses', 'Feeds for search and adverts'],
    },
    {
      icon: 'swap',
      title: 'Platform migration',
      description:
        'We move products, customers, past orders and every address that search engines know. The move takes one night and is rehearsed twice.',
      features: ['Two timed rehearsals', 'Redirect per product', 'Past orders still visible'],
    },
  ],
  proof: {
    heading: {
      title: 'Two shops we built.',
    },
    projects: ['RetailMax Commerce', 'Digital Mall Platform'],
    drawing: {
      name: 'proof-cms',
      tall: 'proof-cms-tall',
      alt: 'A shirt sold at a till disappears from the web shop',
    },
  },
  toolsHeading: {
    title: 'Tools we use.',
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
    title: 'What changes for your staff.',
  },
  benefits: [
    {
      title: 'One price list',
      description:
        'Website, app, till and product feed read the same record, so a reduction starts in all four in the same minute.',
    },
    {
      title: 'Ready for Black Friday',
      description:
        'In September we replay the previous year’s busiest hour at double volume. That leaves about two months for corrections.',
    },
    {
      title: 'Free to leave',
      description: 'You can export content as JSON and products as CSV, and every account is in your name.',
    },
  ],
  resultsHeading: {
    title: 'Figures from two retailers.',
  },
  results: [
    {
      value: '35%',
      label: 'Revenue growth',
      description:
        'Digital Mall Platform: sales of the mall’s shops in the app’s first year, against the year before.',
    },
    {
      value: '2M+',
      label: 'Monthly visitors',
      description: 'Digital Mall Platform: visitors to the online mall of three cities, on website and app.',
    },
    {
      value: '4 s',
      label: 'From till to website',
      description:
        'RetailMax Commerce: from a sale in any branch until the size disappears from the web shop. Before, it took until the next day.',
    },
  ],
  processHeading: {
    title: 'From product export to first order.',
    text: 'We start with the data, because it causes most delays in shop projects.',
  },
  process: numbered([
    {
      title: 'Check the products',
      description:
        'We load a copy of your product data and report what is missing, duplicated or priced at zero.',
      details: [
        'Data quality report',
        'List of connected systems',
        'Platform shortlist with five-\u2060year cost',
      ],
    },
    {
      title: 'Define the content',
      description:
        'In two days, your editors and we decide which fields a product and a page have. Your most unusual products are the examples.',
      details: ['Product and page fields', 'Roles and approvals', 'Tax and shipping rules in a table'],
    },
    {
      title: 'Build shop and editor together',
      description:
        'Each page is built together with the screen that edits it. Your staff try both before they are finished.',
      details: [
        'Working product and basket pages',
        'Editing screens tried by your staff',
        'Checkout in test mode',
      ],
    },
    {
      title: 'Rehearse the move',
      description:
        'We move all products to a test shop twice and measure the time. Your team places a hundred test orders, returns included.',
      details: ['Timed migration script', 'Order totals reconciled', 'Redirect map'],
    },
    {
      title: 'Open the shop',
      description:
        'We replace the old shop on your quietest night, and check the first hundred orders one by one. The old shop stays readable for one month.',
      details: ['Hour-by-hour plan', 'Live order monitoring', 'Recorded training for editors'],
    },
  ]),
  closing: {
    heading: 'Which of your products are unusual?',
    text: 'Some platforms cannot sell sets or made-to-measure goods. Show us such products: in half an hour we name a platform that fits.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Start Your Shop Project', to: '/contact' },
    ],
  },
}

sample(cmsAndEcommerce.hero.lede)
sample(cmsAndEcommerce.services)
sample(cmsAndEcommerce.toolsHeading)
sample(cmsAndEcommerce.benefits)
sample(cmsAndEcommerce.results)
sample(cmsAndEcommerce.process)
sample(cmsAndEcommerce.closing)
