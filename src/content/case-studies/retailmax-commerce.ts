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
  updated: '2026-11-25',
  years: '2018',
  firstRelease: {
    weeks: 17,
    people: 6,
    price: [185_000, 200_000],
    share: 20,
    what: 'six shops and the website',
  },
  searchTitle: 'Live stock and checkout for a clothing chain',
  seo: 'A clothing chain with twenty-two shops stopped selling sizes it did not have: one live stock count, four screens fewer in the checkout, and conversion up 35%.',
  summary:
    'A clothing chain sells from one stock count: twenty-two shops, a web shop and a warehouse agree on the last shirt within four seconds.',
  description: 'One stock count for warehouse, tills and web shop, and a shorter checkout.',
  achievement: 'Conversion up by 35%.',
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
      'In 2017, the email that the company sent most often began “Sorry, we do not have that after all”. The web shop copied stock from the tills once a night, so by midday it was selling striped tees that a shop had sold that morning. A cancelled order cost a refund, a voucher and usually the customer. Branches kept a paper list of doubtful sizes.',
      'In 2018 we built a stream of small events: sold, returned, moved, damaged. Tills, warehouse scanners and the web shop write to it and read from it, and a size counts as available only when someone could pick it up. Six shops and the website were on it in seventeen weeks, by early June 2018; the other sixteen shops joined over the summer, each on the morning after its clothes had been counted by hand.',
      'The checkout had to wait. A shorter checkout does not help if the size is missing. So we rebuilt it in October, when the stock figures were right, with three screens instead of seven. In December only prices changed.',
      'Then came the January sale of 2019. The chain’s web shop took 61,400 orders in ten days, up from 43,900 a year earlier. It had to cancel 214 of them because the piece was missing, down from about 2,600. Shops sold 7,300 pieces from a rail in another branch, which they could not do before. The busiest minute carried 1,180 stock events, and each reached the website in the usual four seconds.',
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
          'The buyers had numbered their range afresh every season. Barcodes, then photographs, then two patient merchandisers brought 14,000 articles down to 9,200.',
      },
      {
        title: 'A Saturday in December',
        description:
          'In the busiest hour of the year, as many customers come as on a whole ordinary day. From September on we replayed the previous peak at double speed once a week, until it became boring.',
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
          'Rise in the share of visits that end in a paid order, over the same eight weeks in 2018 and 2017. Split tests showed that two thirds of the rise came from the shorter checkout. The rest came from correct stock.',
        chart: { before: 100, after: 135 },
      },
      {
        value: '4 s',
        label: 'From till to website',
        description:
          'Between a sale in any branch and the size disappearing from the web shop. It used to take until the next day.',
        chart: { before: 86_400, after: 4 },
      },
      {
        value: '5',
        label: 'Stock apologies a week',
        description:
          'Orders cancelled in an ordinary week because the item was missing. Before, about three hundred.',
        chart: { before: 300, after: 5 },
      },
    ],
  },
  closing: {
    heading: 'Start five months before your sale.',
    text: 'Six shops took seventeen weeks. Add four weeks with no release. Tell us the date of yours.',
    action: 'Start Your Project',
  },
})

sample(retailmaxCommerce)
