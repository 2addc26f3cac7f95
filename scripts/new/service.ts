import { addBefore, addImports, answer, inTurn } from './edit.ts'
import type { NewPage, Wish } from './kinds.ts'
import { closing, each, heading, hero, importSample, quoted, sample, seo } from './write.ts'

/** A service: in the Services menu, the footer and the sitemap by its row. */
export function service({ slug, constant, title, updated }: Wish): NewPage {
  const path = `/services/${slug}`
  return {
    path,
    file: `src/content/services/${slug}.ts`,
    content: `${importSample(1)}import type { Service } from '../schema.ts'

export const ${constant}: Service = {
  name: ${quoted(title)},
  hue: 'indigo',
  updated: '${updated}',
  seo: ${seo(title)},
  tagline: ${sample('Two to five words')},
  card: {
    description: ${sample('The card on the home page: one sentence.')},
    features: ${each(3, (nth) => sample(`${nth} feature`))},
  },
  hero: ${hero(title)},
  intro: ${heading(`What ${title} covers.`)},
  services: ${each(
    3,
    (nth) => `{
      mark: 'layers',
      title: ${sample(`${nth} thing you do`)},
      description: ${sample('One or two sentences: what it is, and what it saves.')},
      features: [${sample('What it includes')}, ${sample('And what else')}],
    }`,
  )},
  // Titles of case studies, once there are some: then the page shows them.
  proof: { heading: ${heading('What proves it.')}, projects: [] },
  closing: ${closing(title)},
}
`,
    edits: {
      'src/content/services.ts': inTurn(
        addImports(`import { ${constant} } from './services/${slug}.ts'`),
        addBefore('\n} satisfies', `  '${path}': ${constant},`),
      ),
      'src/pages.tsx': answer(
        path,
        `<ServicePage path="${path}" />`,
        "import { ServicePage } from './pages/services/service.tsx'",
      ),
    },
  }
}
