import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type DevelopmentService, numbered, type Scene } from '../schema.ts'

/** What `/cms-and-e-commerce` says. */
export const cmsAndEcommerce: DevelopmentService & Scene = {
  name: 'CMS & E-commerce',
  weave: 'hound',
  accent: 'orange',
  updated: '2026-11-23',
  seo: {
    title: 'Headless CMS and shop development for retailers',
    description:
      'Shops, marketplaces and content sites that your editors and merchandisers run themselves, with stock, tax and accounts kept in step.',
  },
  tagline: 'Shops your own team runs',
  card: {
    description: 'Shops and content sites that your own people can change without raising a ticket.',
    features: ['Headless or classic CMS', 'Shops and marketplaces', 'Stock, tax and tills in step'],
  },
  hero: {
    badge: 'CMS & E-commerce',
    heading: 'E-commerce and CMS sites your own people run.',
    lede: 'Merchandisers and editors change a price, a page or a promotion in one panel, and stock, tax and accounts follow. The free assessment is a 30-minute call and a two-page note: which platform fits, and what it costs over five years.',
    actions: [
      { label: 'Start Your Shop Project', to: '/contact' },
      { label: 'Free Shop Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'finished-cms',
    draft: 'draft-cms',
    alt: 'A shop with a woven bag and its price tag, and beside it the panel in which the price is edited. It lies over its draft in black squares, with a yellow thread between them.',
  },
  intro: {
    title: 'From the editor’s desk to the checkout.',
    text: `A content site may need one of these; a shop with its own warehouse usually needs four. ${price.call} ${price.fixed}`,
  },
  matchRun:
    'Both shops price the same baskets and book the same test orders until totals and tax agree to the cent, and stock to the piece.',
  scene:
    'At the left, on a houndstooth draft, a product in the editor: the price of a bag goes from $64 to $48. From the Publish button a yellow thread parts and reaches website, app, till and product feed, which all show $48',
  services: [
    {
      icon: 'pen',
      title: 'Headless CMS',
      description:
        'Sanity, Contentful or Strapi behind a fast front end. Editors see the page while they type, and cannot publish a picture without describing it.',
      features: ['Live preview', 'Approval and scheduling', 'Languages and markets'],
    },
    {
      icon: 'document',
      title: 'WordPress and Drupal',
      description:
        'Still the right choice for many newsrooms and councils. We cut the plugins down to those somebody can account for, and put updates on a calendar.',
      features: ['Block patterns for editors', 'Plugin audit', 'Scheduled updates'],
    },
    {
      icon: 'cart',
      title: 'Online shops',
      description:
        'Shopify where its checkout fits your tax and margins; Adobe Commerce, commercetools or Medusa where it does not. You see the five-year cost of each first.',
      features: [
        'Cards, wallets and invoices',
        'Trade price lists',
        'Discounts that do not stack by accident',
      ],
    },
    {
      icon: 'store',
      title: 'Marketplaces and malls',
      description:
        'Many sellers share one basket. The order is split by shop, commission is taken at payment, and each seller reads a ledger of their own.',
      features: ['Seller onboarding', 'Split payments', 'Returns to the right shop'],
    },
    {
      icon: 'barcode',
      title: 'Product data and stock',
      description:
        'One record per product, filled by the ERP and improved by people. A sale at the till reaches the product page within the minute.',
      features: ['PIM and ERP links', 'Stock from tills and warehouses', 'Feeds for search and adverts'],
    },
    {
      icon: 'swap',
      title: 'Platform migration',
      description:
        'Catalogue, customers, order history and every address a search engine knows, moved in one night that has been rehearsed twice.',
      features: ['Timed dress rehearsals', 'Redirect per product', 'Past orders still visible'],
    },
  ],
  proof: {
    heading: {
      title: 'Open for business.',
      text: 'A clothing chain with twenty-two shops, and a mall across three cities.',
    },
    projects: ['RetailMax Commerce', 'Digital Mall Platform'],
    drawing: {
      name: 'proof-cms',
      tall: 'proof-cms-tall',
      alt: 'A striped tee, medium, is sold in a shop. From the till a yellow thread runs through a stream of other events, woven in orange, past four knots of a second each, and ends in the web shop, where the medium hung and only bare threads are left',
    },
  },
  toolsHeading: {
    title: 'Tools we use.',
    text: 'We sell none of these and take no commission on them.',
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
    title: 'What changes for the people who run it.',
    text: 'For the editor, the merchandiser, the warehouse and the accountant.',
  },
  benefits: [
    {
      icon: 'pen',
      title: 'Pages without a ticket',
      description:
        'An editor assembles a campaign page from blocks that already passed design, speed and accessibility checks.',
    },
    {
      icon: 'tag',
      title: 'One price list',
      description:
        'Website, app, till and product feed read the same record, so a reduction starts in all four at the same minute.',
    },
    {
      icon: 'package',
      title: 'The last one sells once',
      description:
        'An item is reserved when payment begins and released when the card is declined, so two customers cannot buy the same one.',
    },
    {
      icon: 'trend',
      title: 'Ready for late November',
      description:
        'In September we replay the previous year’s busiest hour at double volume, while there is still time to mend what falls over.',
    },
    {
      icon: 'receipt',
      title: 'Books that balance',
      description:
        'Orders, refunds and fees reach the ledger with their tax codes, so that month-end is a report and no longer a weekend’s work.',
    },
    {
      icon: 'key',
      title: 'Free to leave',
      description:
        'Content exports as JSON, products as CSV, and every account is in your name, so you can leave without asking us.',
    },
  ],
  resultsHeading: {
    title: 'Sales, visits and seconds, counted.',
    text: 'From an owner of shopping centres and a clothing chain.',
  },
  results: [
    {
      value: '35%',
      label: 'Revenue growth',
      description:
        'Digital Mall Platform: tenant sales a year on, from shops in three cities behind one bag and one payment.',
    },
    {
      value: '2M+',
      label: 'Monthly visitors',
      description:
        'Digital Mall Platform: they browse shops where each tenant hangs its own price tags and picks its own sale days.',
    },
    {
      value: '4 s',
      label: 'From till to website',
      description:
        'RetailMax Commerce: between a sale in any branch and the size disappearing from the web shop. It used to take until the next day.',
    },
  ],
  processHeading: {
    title: 'From export file to first order.',
    text: 'We start with the data, because that is where shop projects run late.',
  },
  process: numbered([
    {
      title: 'Count the catalogue',
      description:
        'We load a copy of your product export and report what is missing, duplicated or priced at zero.',
      details: [
        'Data quality report',
        'List of connected systems',
        'Platform shortlist with five-\u2060year cost',
      ],
    },
    {
      title: 'Name the fields',
      description:
        'Merchandisers and editors build the content model with us in two days, using the products that break every rule.',
      details: ['Product and content model', 'Roles and approvals', 'Tax and shipping rules in a table'],
    },
    {
      title: 'Shop and panel together',
      description:
        'Each page is built in the same sprint as the screen that edits it. Your staff try both before we call either finished.',
      details: [
        'Working product and basket pages',
        'Editing screens tried by your staff',
        'Checkout in test mode',
      ],
    },
    {
      title: 'Rehearse the move',
      description:
        'The whole catalogue moves to a staging shop twice, against the clock, and your team places a hundred test orders, awkward returns included.',
      details: ['Timed migration script', 'Order totals reconciled', 'Redirect map'],
    },
    {
      title: 'Open the doors',
      description:
        'We cut over on your quietest night, the only night work in the project, and watch the first hundred orders by name. Later releases happen by day, and the old shop stays readable for a month.',
      details: ['Hour-by-hour plan', 'Live order monitoring', 'Recorded training for editors'],
    },
  ]),
  closing: {
    heading: 'Which products break every rule?',
    text: 'Every catalogue has a few of them. Half an hour with yours is enough to say which platform can hold them, and what it would cost to leave it again.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Start Your Shop Project', to: '/contact' },
    ],
  },
}

sample(cmsAndEcommerce.results)
sample(cmsAndEcommerce.matchRun)
