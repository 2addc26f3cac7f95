/**
 * A kind of page to be made. Its content is `templates/<kind>.ts.txt`, the file that it becomes: `{title}`,
 * `{path}`, `{slug}`, `{name}` and the like stand in it, and in the lines below, for what `npm run new` knows.
 */
export interface Kind {
  /** Its address, but for the slug. */
  path: string
  /** The folder of its content, in `src/content`, where that has not the name of the path. */
  folder?: string
  /** What is added to other files, with imports that may be there: before the last place that says `end`, or last. */
  additions: { file: string; end?: string; line: string; imports?: string[] }[]
}

/** In `src/pages.tsx`: which page answers. Its file is one of `src/pages`. */
function answer(page: string, props: string, file: string, ...more: string[]) {
  const imports = [`import { ${page} } from './pages/${file}'`, ...more]
  return { file: 'src/pages.tsx', end: '\n}\n', line: `\n  '{path}': () => <${page} ${props} />,`, imports }
}

/** In a list of content, which is also a list of rows. */
function entry(list: string) {
  const imports = [`import { {name} } from './${list}/{slug}.ts'`]
  return { file: `src/content/${list}.ts`, end: '\n} satisfies', line: `\n  '{path}': {name},`, imports }
}

/** As a row of its own. */
function row(placement: string, page: string, file: string, folder = '') {
  const imports = [`import { {name} } from './content/${folder}{slug}.ts'`]
  const line = `\n  '{path}': row({name}, { label: {name}.${placement} }),`
  return [
    { file: 'src/routes.ts', end: '\n}\n\n/** Every address', line, imports },
    answer(page, 'path="{path}" content={{name}}', file, ...imports),
  ]
}

/** All that can be asked for. */
export const kinds: Record<string, Kind> = {
  'case-study': {
    path: '/case-studies/',
    additions: [{ file: 'src/content/case-studies/all.ts', line: `export { {name} } from './{slug}.ts'\n` }],
  },
  service: {
    path: '/services/',
    additions: [entry('services'), answer('ServicePage', 'path="{path}"', 'services/service.tsx')],
  },
  industry: {
    path: '/industries/',
    additions: [entry('industries'), answer('IndustryPage', 'path="{path}"', 'industries/industry.tsx')],
  },
  'legal-page': {
    path: '/',
    folder: 'legal/',
    additions: row("title, kind: 'Policy', footer: 'Legal'", 'LegalPage', 'legal.tsx', 'legal/'),
  },
  'plain-page': {
    path: '/',
    folder: '',
    additions: row("label, footer: 'Company', asks: true", 'PlainPage', 'plain.tsx'),
  },
}
