import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const retailmaxCommerce = caseStudy({
  id: 4,
  title: 'RetailMax Commerce',
  category: 'Retail Platform',
  industry: 'Fashion retail',
  hue: 'madder',
  updated: '2026-05-27',
  seo: 'One live stock count for a clothing chain with twenty-two shops, a web store and a warehouse, and a checkout with four screens fewer.',
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
      title: 'The last one, held',
      description:
        'Two people want the last medium. The first to tap holds it for ten minutes, and the second is shown the nearest shop that has another.',
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
  story: {
    overview: [
      '“Sorry, we do not have that after all” was the most-sent email in the company. The web shop copied stock from the tills at midnight, so by Saturday noon it was selling striped tees that had left through a shop door that morning. A cancelled order cost a refund, a voucher and usually the customer. Branches kept a paper list of sizes not to trust.',
      'Stock is now a stream of small events: sold, returned, moved, damaged. Tills, warehouse scanners and the web shop write to it and read from it, and a size counts as available only when somebody could pick it up. An assistant can sell from the warehouse, from another branch or from the rail behind them without leaving the queue.',
      'The checkout was rebuilt last, when the numbers behind it could be believed. It lost four of its seven screens. Reductions, which used to be printed, pinned and typed into three systems, are set in one place. The following January sale ran for nine days with two engineers on call, and neither was called.',
    ],
    award: {
      title: 'Connected Shop Award, Fashion',
      description:
        'Presented for stock accuracy in sale week, checked by mystery shoppers who asked for the last size.',
    },
    months: 11,
    developers: 16,
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
          'The busiest hour of the year carries more traffic than most weeks. From September on we replayed the previous peak at double speed every Thursday, until it was dull to watch.',
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
        description: 'Visits that end in a paid order, for the same eight weeks one year apart.',
      },
      {
        value: '4 s',
        label: 'From till to website',
        description:
          'Between a sale in any branch and the size disappearing from the web shop. It used to be midnight.',
      },
      {
        value: '5',
        label: 'Stock apologies a week',
        description:
          'Orders cancelled because the item was missing. Their mailbox has been merged with lost property.',
      },
    ],
  },
  closing: {
    heading: 'Rehearse your busiest Saturday.',
    text: 'Tell us the date of your next sale and where the stock figure on your website comes from. We plan backwards from the first and distrust the second.',
    action: 'Launch Your Retail Platform',
  },
})

sample(retailmaxCommerce)
