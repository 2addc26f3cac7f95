import { industries } from '../../src/content/industries.ts'
import type { Hue } from '../../src/content/schema.ts'
import { addBefore, addImports, answer, inTurn } from './edit.ts'
import type { NewPage, Wish } from './kinds.ts'
import { closing, each, heading, hero, importSample, quoted, sample, seo, stack } from './write.ts'

/** The dye that the fewest industries have. */
function rarestHue(): Hue {
  const hues: readonly Hue[] = ['indigo', 'verdigris', 'weld', 'madder', 'rose', 'walnut']
  const used = Object.values(industries).map(({ hue }) => hue)
  const uses = (hue: Hue) => used.filter((each) => each === hue).length
  return hues.reduce((rarest, hue) => (uses(hue) < uses(rarest) ? hue : rarest))
}

/** An industry: on the shelves of home and industries, in the footer and the sitemap by its row. */
export function industry({ slug, constant, title, updated }: Wish): NewPage {
  const path = `/industries/${slug}`
  return {
    path,
    file: `src/content/industries/${slug}.ts`,
    content: `${importSample(1)}import type { Industry } from '../schema.ts'

export const ${constant}: Industry = {
  name: ${quoted(title)},
  hue: '${rarestHue()}',
  mark: 'layers',
  updated: '${updated}',
  seo: ${seo(title)},
  card: {
    description: ${sample('The card on the home page: one sentence.')},
    examples: ${each(3, (nth) => sample(`${nth} example`))},
  },
  index: ${sample('The card on the industries page: two sentences. They say more than the short one does on the home page.')},
  hero: ${hero(title)},
  intro: ${heading(`What ${title} asks for.`)},
  solutions: ${each(
    3,
    (nth) => `{
      title: ${sample(`${nth} kind of product`)},
      description: ${sample('One or two sentences: what it is, and what it saves.')},
      mark: 'layers',
    }`,
  )},
  stackHeading: ${heading('What you would build it with.')},
  stack: ${stack(3)},
  storiesHeading: ${heading('Where it has gone well.')},
  stories: ${each(
    2,
    (nth) => `{
      title: ${sample(`${nth} success`)},
      description: ${sample('Two or three sentences: what stood in the way, what was done, what came of it.')},
      metrics: [${sample('A short figure')}, ${sample('Another short figure')}],
    }`,
  )},
  whyHeading: { title: ${sample('Why it should be you')} },
  why: ${each(4, (nth) => sample(`${nth} reason, a clause long`))},
  ctaCard: {
    heading: ${sample('What you offer who is not sure yet')},
    text: ${sample('One or two sentences: what to bring, and what they leave with.')},
    action: { label: ${sample('What the first button does')}, to: 'booking' },
  },
  closing: ${closing(title)},
}
`,
    edits: {
      'src/content/industries.ts': inTurn(
        addImports(`import { ${constant} } from './industries/${slug}.ts'`),
        addBefore('\n} satisfies', `  '${path}': ${constant},`),
      ),
      'src/pages.tsx': answer(
        path,
        `<IndustryPage path="${path}" />`,
        "import { IndustryPage } from './pages/industries/industry.tsx'",
      ),
    },
  }
}
