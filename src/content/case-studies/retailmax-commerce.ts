import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const retailmaxCommerce = caseStudy({
  id: 4,
  title: 'RetailMax Commerce',
  category: 'Retail Platform',
  industry: 'Fashion retail',
  service: '/cms-and-e-commerce',
  industryPage: '/industries/ecommerce',
  hue: 'madder',
  updated: '2026-05-27',
  years: '2018',
  firstRelease: { weeks: 17, people: 6, price: '$185,000–200,000', what: 'six shops and the website' },
  searchTitle: 'Live stock and checkout for a clothing chain',
  seo: 'A clothing chain with twenty-two shops stopped selling sizes it did not have. One live stock count, a checkout with four screens fewer, 35% more conversion.',
  summary:
    'A clothing chain sells from one stock count: twenty-two shops, a web store and a warehouse agree on the last medium within four seconds.',
  description:
    'Stock, storefront and till in step, from the warehouse in the north to the phone in the queue.',
  achievement: 'Conversion up by 35%.',
  metrics: [
    { value: '+35%', label: 'conversion', mark: 'cart' },
    { value: '22', label: 'shops on live stock', mark: 'shop' },
    { value: '4 s', label: 'from till to website', mark: 'timer' },
  ],
  technologies: ['Vue', 'Java', 'Redis', 'Google Cloud'],
  capabilities: [
    {
      title: 'One piece, one buyer',
      description:
        'When two people want the same medium, the first to tap holds it for ten minutes and the second is shown the nearest shop that has another.',
      mark: 'package',
    },
    {
      title: 'One price change',
      description:
        'A buyer sets the reduction and its start time. Shelf label, till and phone switch at that minute, and switch back when the sale ends.',
      mark: 'tag',
    },
    {
      title: 'Selling from any rail',
      description:
        'An assistant scans the label, finds the size in another branch and takes payment on the spot, before the customer has left the mirror.',
      mark: 'barcode',
    },
  ],
  quote: {
    text: 'I used to read about our sale in February. In this one I changed a price on the third day, because I could see why it was not selling.',
    name: 'Celia Marchetti',
    role: 'Retail Director, Mirava',
  },
  story: {
    overview: [
      '“Sorry, we do not have that after all” was the most-sent email in the company. The web shop copied stock from the tills once a night, so by midday it was selling striped tees that had left through a shop door that morning. A cancelled order cost a refund, a voucher and usually the customer. Branches kept a paper list of sizes not to trust.',
      'Stock is now a stream of small events: sold, returned, moved, damaged. Tills, warehouse scanners and the web shop write to it and read from it, and a size counts as available only when somebody could pick it up. Six shops and the website ran on it after seventeen weeks. The checkout was rebuilt later, when the numbers behind it could be believed, and lost four of its seven screens.',
      'The January sale of 2019 was the first on the new platform. Its nine days brought 61,400 web orders, where the year before had brought 43,900. Of those, 214 were cancelled because the item was missing; it had been about 2,600. Shops sold 7,300 pieces from a rail in another branch, which had not been possible at all. The busiest minute carried 1,180 stock events, and they reached the website in the usual four seconds.',
    ],
    award: {
      title: 'Stock Accuracy',
      description:
        'Presented for stock accuracy in sale week, checked by mystery shoppers who asked for sizes nearly sold out.',
      giver: 'Fashion Retail Awards',
      year: 2019,
    },
    months: 11,
    developers: 16,
    team: { ours: 5, client: 8, contractors: 3 },
    extra: { label: 'Scope', value: '22 shops, web and warehouse' },
    challenges: [
      {
        title: 'Tills older than the web shop',
        description:
          'The registers could not be updated. A small box beside each one reads what goes to the receipt printer and reports the sale, which put off replacing them by two years.',
      },
      {
        title: 'One tee, five article numbers',
        description:
          'Buying had numbered its range afresh every season. Barcodes, then photographs, then two patient merchandisers brought 14,000 articles down to 9,200.',
      },
      {
        title: 'A Saturday in December',
        description:
          'The busiest hour of the year carries the traffic of an ordinary day. From September on we replayed the previous peak at double speed once a week, until it was dull to watch.',
      },
    ],
    stack: [
      { category: 'Frontend', tools: ['Vue', 'Nuxt', 'TypeScript'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'Apache Kafka', 'Redis'] },
      { category: 'Infrastructure', tools: ['Google Cloud', 'Kubernetes', 'Terraform'] },
    ],
    results: [
      {
        value: '+35%',
        label: 'Conversion',
        description:
          'Visits that end in a paid order, for the same eight weeks a year apart. Split tests credit the shorter checkout with two thirds of it, and sizes that really exist with the rest.',
        woven: { before: 100, after: 135 },
      },
      {
        value: '4 s',
        label: 'From till to website',
        description:
          'Between a sale in any branch and the size disappearing from the web shop. It used to take until the next day.',
        woven: { before: 86_400, after: 4 },
      },
      {
        value: '5',
        label: 'Stock apologies a week',
        description:
          'Orders cancelled in an ordinary week because the item was missing; once about three hundred.',
        woven: { before: 300, after: 5 },
      },
    ],
  },
  closing: {
    heading: 'Rehearse your busiest Saturday.',
    text: 'All we need is the date of your next sale and the place your website’s stock figure comes from. We plan backwards from the first and test the second.',
    action: 'Start Your Project',
  },
})

sample(retailmaxCommerce)
