import { answer, row } from './edit.ts'
import type { NewPage, Wish } from './kinds.ts'
import { each, importSample, quoted, sample, seo } from './write.ts'

/** A policy: under Legal in the footer. */
export function legalPage({ slug, constant, title, updated }: Wish): NewPage {
  const path = `/${slug}`
  const content = `import { ${constant} } from './content/legal/${slug}.ts'`
  return {
    path,
    file: `src/content/legal/${slug}.ts`,
    content: `${importSample(1)}import type { LegalPage } from '../schema.ts'

export const ${constant}: LegalPage = {
  title: ${quoted(title)},
  updated: '${updated}',
  seo: ${seo(title)},
  intro: ${sample('One or two sentences: what this page settles, and with whom.')},
  sections: ${each(
    3,
    (nth) => `{
      id: '${nth.toLowerCase()}',
      title: ${sample(`${nth} section`)},
      blocks: [{ kind: 'text', content: [${sample('A paragraph that a lawyer has read.')}] }],
    }`,
  )},
}
`,
    edits: {
      'src/routes.ts': row(
        path,
        `row(${constant}, { label: ${constant}.title, kind: 'Policy', footer: 'Legal' })`,
        content,
      ),
      'src/pages.tsx': answer(path, `<LegalPage path="${path}" content={${constant}} />`, content),
    },
  }
}
