import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const retailmaxCommerce = caseStudy({
  id: 4,
  title: 'RetailMax Commerce',
  category: 'Retail Platform',
  industry: 'Fashion retail',
  service: '/cms-and-e-commerce',
  industryPage: '/industries/ecommerce',
  accent: 'orange',
  updated: '2026-11-28',
  years: '2018',
  firstRelease: {
    weeks: 17,
    people: 6,
    price: [185_000, 200_000],
    share: 20,
    what: 'six shops and the website',
  },
  searchTitle: 'Stock and checkout for a clothing chain',
  seo: 'Stock system and checkout for a clothing chain: one live count for 22 shops, two checkout designs tested with customers, and conversion up by 35%.',
  summary:
    'The website of Mirava, a clothing chain, used to sell shirts that a shop had sold that morning. Now 22 shops, website and warehouse share one count.',
  description: 'When a shop sells the last shirt, the website stops offering it within seconds.',
  achievement: 'Paid orders per visit rose by 35% from one winter (2017) to the next.',
  results: [
    { value: '+35%', label: 'conversion', note: 'eight weeks of winter 2018 against 2017', icon: 'cart' },
    { value: '22', label: 'shops on one stock count', note: 'from August 2018', icon: 'shop' },
    { value: '4 s', label: 'from till to website', note: 'median, December 2018', icon: 'timer' },
  ],
  technologies: ['Vue', 'Java', 'Redis', 'Google Cloud'],
  capabilities: [
    {
      title: 'The last piece has one buyer',
      description: 'The first to tap holds it for ten minutes. The second is shown a shop with another.',
    },
    {
      title: 'One price change',
      description: 'Shelf label, till and phone switch at the minute that a buyer has set.',
    },
    {
      title: 'Selling from any rail',
      description: 'An assistant finds a size in another branch and takes payment at the mirror.',
    },
  ],
  quote: {
    content:
      'For the first time I saw during a sale which sizes went, and in which shops, not in a list in February when there’s nothing left to decide. On the third day only the coats weren’t moving, so I cut that one price instead of all of them.',
    name: 'Celia Marchetti',
    role: 'Retail Director, Mirava',
  },
  story: {
    overview: [
      'Mirava’s web shop used to copy its stock from the tills once a night. By midday it was selling striped tees that a shop had sold that morning. It had to cancel about 300 orders a week.',
      'We built a stream of small events: sold, returned, moved, damaged. Tills, warehouse scanners and the web shop all write to it and read from it. A size counts as available only when someone could pick it up. Six shops and the website were first. The others joined from June to August, each on the morning after its staff had counted the clothes.',
      'The checkout came second, as a shorter one doesn’t help when the size is missing. Since mid-November 2018 it has had three short screens: address, delivery, payment. They won a test, and we’d agreed beforehand that paid orders would decide it. For four weeks in October, one visitor in ten saw them, one in ten a single long page, and everyone else the old seven screens. The two new checkouts had some 100,000 visits each. Per 10,000, the old one brought 238 paid orders, the long page 259 and the three screens 287. On large screens the two sold equally well; on phones many customers left the long page before they reached the payment.',
      'Celia Marchetti, the retail director, had asked for the test. Marketing preferred the long page, where customers see everything. The shop managers preferred the three screens. She sided with neither, and wanted the winner live before Black Friday. We release nothing in the four weeks before a sale unless the client asks; Mirava asked.',
      'In a usual week of early 2018, one order in 20 was cancelled because a piece was missing, and one in 12 in the January sale. In the sale of 2019 it was about one in 300, although the web shop took two fifths more orders than a year earlier.',
    ],
    award: {
      name: 'Stock Accuracy, second place',
      giver: 'Fashion Retail Awards',
      year: 2019,
    },
    duration: 11,
    teamSize: 16,
    extraDetail: { label: 'Scope', value: '22 shops, web and warehouse' },
    challenges: [
      {
        title: 'Tills older than the web shop',
        description:
          'The tills’ program could not be changed. A box beside each reads sales from what goes to the receipt printer. New prices arrive in the same file as before.',
      },
      {
        title: 'A tee with five article numbers',
        description:
          'The buyers had numbered their range afresh every season. Two merchandisers compared barcodes and photographs until 14,000 article numbers had become 9,200.',
      },
      {
        title: 'A Saturday in December',
        description:
          'Its busiest hour brings as many customers as a whole ordinary day. From September 2018 we replayed the previous year’s peak at double volume once a week, until the replays showed no new problem.',
      },
    ],
    technologyCategories: [
      { category: 'Frontend', tools: ['Vue', 'Nuxt', 'TypeScript'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'Apache Kafka', 'Redis'] },
      { category: 'Infrastructure', tools: ['Google Cloud', 'Kubernetes', 'Terraform'] },
    ],
    resultFigures: [
      {
        value: '+35%',
        label: 'Conversion',
        description:
          'Rise in the share of visits that end in a paid order, in the eight weeks from 19 November 2018, against the same eight weeks of the winter before. About three fifths come from the shorter checkout, as the test in October showed; the rest comes from correct stock.',
        chart: { before: 100, after: 135 },
      },
      {
        value: '4 s',
        label: 'From till to website',
        description:
          'It used to take until the next day. In December 2018, the median sale in a branch was known to the web shop four seconds later.',
        chart: { before: 86_400, after: 4 },
      },
      {
        value: '5',
        label: 'Cancelled orders a week',
        description:
          'Orders cancelled in an ordinary week of early 2019 because the item was missing. A year before, there were about 300.',
        chart: { before: 300, after: 5 },
      },
    ],
  },
  closing: {
    heading: 'July is the month for a January sale.',
    text: 'We start three weeks after you sign, six shops took 17 weeks, and we release nothing in the four weeks before a sale unless you ask. For a sale on 15 January, the last day to sign is 31 July.',
    action: 'Start Your Project',
  },
})

sample(retailmaxCommerce)
