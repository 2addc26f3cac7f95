import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Copy } from './copy.ts'

/** An entry of the new kind: nothing but its content. */
const entry = (name: string, title: string) => `import type { Article } from '../articles.ts'

export const ${name}: Article = {
  title: '${title}',
  updated: '2026-10-01',
  seo: { title: '${title}: what we learnt', description: 'How ${title} went: what we tried at first, what failed, and what we would do again.' },
}
`

const content = `import { slowQueries } from './articles/slow-queries.ts'
import type { IsoDate, Seo } from './schema.ts'

export interface Article {
  title: string
  updated: IsoDate
  seo: Seo
}

export const articles = {
  '/articles/slow-queries': slowQueries,
} satisfies Record<string, Article>
`

const page = `import { type Article, articles } from '../content/articles.ts'
import { isPath, type Path, routes } from '../routes.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { Link } from '../ui/link.tsx'
import { Section } from '../ui/section.tsx'

export function ArticlePage({ path, content: { title, seo } }: { path: Path; content: Article }) {
  return (
    <>
      <PageHero path={path} badge={title} heading={seo.title} lede={seo.description} />
      <Section>
        {Object.keys(articles).filter(isPath).map((to) => (
          <Link to={to} key={to}>{routes[to].label}</Link>
        ))}
      </Section>
    </>
  )
}
`

/** Adds a kind of page with entries of its own, as README says: four files beside the entries, two of them new. */
export async function addArticles({ folder, edit }: Copy): Promise<void> {
  await mkdir(join(folder, 'src/content/articles'))
  const files = {
    'src/content/articles/articles-index.ts': entry('articlesIndex', 'Articles'),
    'src/content/articles/slow-queries.ts': entry('slowQueries', 'Slow queries on Monday'),
    'src/content/articles.ts': content,
    'src/pages/articles.tsx': page,
  }
  for (const [file, source] of Object.entries(files)) await writeFile(join(folder, file), source)
  const imports = `import { articles } from './content/articles.ts'
import { articlesIndex } from './content/articles/articles-index.ts'\n`
  await edit('src/routes.ts', (source) =>
    (imports + source)
      .replace("'Case study': 'Case studies',", "$& Article: 'Articles',")
      .replace('parent?: ', "$&'/articles' | ")
      .replace(
        "  '/portfolio': row(",
        `  '/articles': row(articlesIndex, { label: 'Articles', header: { label: 'Articles' }, footer: 'Company' }),
  ...byPath(articles, (article) =>
    row(article, { label: article.title, kind: 'Article', parent: '/articles' }),
  ),\n$&`,
      ),
  )
  await edit('src/pages.tsx', (source) =>
    `${imports}import { ArticlePage } from './pages/articles.tsx'\n${source}`.replace(
      '  ...byPath(',
      `  '/articles': () => <ArticlePage path="/articles" content={articlesIndex} />,
  ...byPath(articles, (article, path) => () => <ArticlePage path={path} content={article} />),\n$&`,
    ),
  )
}
