import { answer, row } from './edit.ts'
import type { NewPage, Wish } from './kinds.ts'
import { closing, each, heading, hero, importSample, quoted, sample, seo } from './write.ts'

/** A page of words: under Company in the footer. */
export function plainPage({ slug, constant, title, updated }: Wish): NewPage {
  const path = `/${slug}`
  const content = `import { ${constant} } from './content/${slug}.ts'`
  return {
    path,
    file: `src/content/${slug}.ts`,
    content: `${importSample(0)}import type { PlainPage } from './schema.ts'

export const ${constant}: PlainPage = {
  label: ${quoted(title)},
  updated: '${updated}',
  seo: ${seo(title)},
  hero: ${hero(title, false)},
  sections: ${each(
    2,
    (nth) => `{
      heading: ${heading(`${nth} thing to say`)},
      text: [${sample('A paragraph.')}, ${sample('Another paragraph.')}],
    }`,
  )},
  closing: ${closing(title)},
}
`,
    edits: {
      'src/routes.ts': row(
        path,
        `row(${constant}, { label: ${constant}.label, footer: 'Company' })`,
        content,
      ),
      'src/pages.tsx': answer(
        path,
        `<PlainPage path="${path}" content={${constant}} />`,
        content,
        "import { PlainPage } from './pages/plain.tsx'",
      ),
    },
  }
}
