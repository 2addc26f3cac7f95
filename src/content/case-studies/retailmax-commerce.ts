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
  searchTitle: 'Live stock and checkout for a clothing chain',
  seo: 'Stock system and checkout for a clothing chain: one live count for 22 shops, two checkout designs tested with customers, and conversion up by 35%.',
  summary:
    'A clothing chain sells from one stock count: 22 shops, a web shop and a warehouse agree on the last shirt within four seconds.',
  description: 'One stock count for warehouse, tills and web shop.',
  achievement: 'Five cancelled orders a week instead of 300.',
  results: [
    { value: '+35%', label: 'conversion', icon: 'cart' },
    { value: '22', label: 'shops on live stock', icon: 'shop' },
    { value: '4 s', label: 'from till to website', icon: 'timer' },
  ],
  technologies: ['Vue', 'Java', 'Redis', 'Google Cloud'],
  capabilities: [
    {
      title: 'The last piece has one buyer',
      description:
        'When two people want the same piece, the first to tap holds it for ten minutes and the second is shown the nearest shop that has another.',
    },
    {
      title: 'One price change',
      description:
        'A buyer sets the reduction and its start time. Shelf label, till and phone switch at that minute, and switch back when the sale ends.',
    },
    {
      title: 'Selling from any rail',
      description:
        'An assistant scans the label, finds the size in another branch and takes payment on the spot, while the customer is at the mirror.',
    },
  ],
  quote: {
    content:
      'On the third day of the sale I lowered one price, because for the first time I could see what was not selling.',
    name: 'Celia Marchetti',
    role: 'Retail Director, Mirava',
  },
  story: {
    overview: [
      'The web shop of this clothing chain used to copy its stock from the tills once a night. By midday it was selling striped tees that a shop had sold that morning. Each of these orders had to be cancelled, which cost a refund, a voucher and often the customer.',
      'We built a stream of small events: sold, returned, moved, damaged. Tills, warehouse scanners and the web shop write to it and read from it. A size counts as available only when someone could pick it up. Six shops and the website were first. The other shops joined from June to August, each on the morning after its clothes had been counted by hand.',
      'The checkout came second, because a shorter checkout does not help when the size is missing. It had seven screens, and two departments disagreed about what should replace them. The marketing team wanted one long page, on which the customer sees everything at once. The shop managers wanted three short screens: address, delivery, payment. Celia Marchetti, the retail director, asked for a test with her own customers. So we built both.',
      'In October, one visitor in ten saw the long page, one in ten saw the three screens, and all others kept the old checkout. The test lasted four weeks, and before it began we agreed what would decide: the number of paid orders. Of 10,000 visits with the old checkout, 238 ended in a paid order. With the long page 259 did, and with the three screens 287. On large screens the two sold equally well. On phones many customers left the long page before they reached the payment. In November everyone got the three screens, and from then until January nothing but prices changed.',
      'In the January sale, the web shop took two fifths more orders than a year earlier. It cancelled one order in 290 because the piece was missing. A year earlier it had cancelled one in 19.',
    ],
    award: {
      name: 'Stock Accuracy',
      description: 'The stock figures of the January sale held, even for sizes that were nearly sold out.',
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
          'The tills’ program could not be changed. A box beside each reads sales from what goes to the receipt printer. New prices reach the tills in the same file as before, at the set minute.',
      },
      {
        title: 'A tee with five article numbers',
        description:
          'The buyers had numbered their range afresh every season. Two merchandisers compared barcodes and photographs until 14,000 articles had become 9,200.',
      },
      {
        title: 'A Saturday in December',
        description:
          'In the busiest hour of the year, as many customers come as on a whole ordinary day. From September on we replayed the previous year’s peak at double volume once a week. From November on, the replays showed no new problem.',
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
          'Rise in the share of visits that end in a paid order, over the same eight weeks of two years. About three fifths of it came from the shorter checkout, as the test in October showed. The rest came from correct stock.',
        chart: { before: 100, after: 135 },
      },
      {
        value: '4 s',
        label: 'From till to website',
        description:
          'This long after a sale in any branch, the size is gone from the web shop. It used to take until the next day.',
        chart: { before: 86_400, after: 4 },
      },
      {
        value: '5',
        label: 'Cancelled orders a week',
        description:
          'Orders cancelled in an ordinary week because the item was missing. Before, there were about 300.',
        chart: { before: 300, after: 5 },
      },
    ],
  },
  closing: {
    heading: 'Start five months before your sale.',
    text: 'Six shops took 17 weeks, and the four weeks before a sale have no release. On the free call we count back from your date.',
    action: 'Start Your Project',
  },
})

sample(retailmaxCommerce)
