import { caseStudies } from '../../src/content/case-studies.ts'
import { categories, slugOf } from '../../src/content/schema.ts'
import type { NewPage, Wish } from './kinds.ts'
import { each, importSample, quoted, sample, stack } from './write.ts'

const figure = (title: string) => (nth: string) =>
  `{
      value: ${sample('00%')},
      label: ${sample(`${nth} result`)},
      description: ${sample(`${title}: one sentence: since when, and compared with what.`)},
    }`

/**
 * A case study: last on the portfolio, at the address that is its title.
 * @throws {Error} when the title would make an address that has to be encoded.
 */
export function caseStudy({ slug, constant, title, updated }: Wish): NewPage {
  if (slugOf(title) !== slug) {
    throw new Error('The title of a case study is its address: letters, digits, single spaces and hyphens')
  }
  return {
    path: `/case-studies/${slug}`,
    file: `src/content/case-studies/${slug}.ts`,
    content: `${importSample(1)}import { caseStudy } from '../schema.ts'

export const ${constant} = caseStudy({
  id: ${caseStudies.length + 1},
  title: ${quoted(title)},
  category: ${quoted(categories[0])},
  industry: ${sample('The trade of the client')},
  hue: 'indigo',
  updated: '${updated}',
  years: ${sample(updated.slice(0, 4))},
  searchTitle: ${sample(`${title.slice(0, 25)}: what, for whom`)},
  seo: ${sample(`How ${title} came about: what was built for whom, in one sentence for search engines.`)},
  summary: ${sample(`${title}: one sentence at the top of the page: what it is, and what it has changed for whom.`)},
  description: ${sample(`${title}: one sentence for the cards, and not the summary once more.`)},
  achievement: ${sample('The one thing that went right.')},
  metrics: ${each(3, (nth) => `{ value: ${sample('00%')}, label: ${sample(`${nth.toLowerCase()} figure`)}, mark: 'chart' }`)},
  technologies: ${each(4, (nth) => sample(`${nth} technology`))},
  capabilities: ${each(
    3,
    (nth) => `{
      title: ${sample(`${nth} thing it can do`)},
      description: ${sample(`${title}: one or two sentences: how, and why that matters.`)},
      mark: 'layers',
    }`,
  )},
  story: {
    overview: [
      ${sample(`${title}: the situation: who, with what, and why it could not go on.`)},
      ${sample(`${title}: what was built, and how it went in.`)},
    ],
    award: {
      title: ${sample('The name of an award')},
      description: ${sample('What it was given for.')},
      giver: ${sample('Who gave it')},
      year: sample(${updated.slice(0, 4)}),
    },
    months: sample(99),
    developers: sample(99),
    extra: { label: 'Focus', value: ${sample('Two or three words')} },
    stack: ${stack(3)},
    results: ${each(3, figure(title))},
  },
  closing: {
    heading: ${sample(`${title}: a question to who has the same trouble`)},
    text: ${sample(`${title}: one or two sentences: what happens when they get in touch.`)},
    action: ${sample('What the button does')},
  },
})
`,
    edits: {
      'src/content/case-studies/all.ts': (source) => `${source}export { ${constant} } from './${slug}.ts'\n`,
    },
  }
}
