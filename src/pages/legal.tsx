import { type LegalPath, legalPages } from '../content/legal.ts'
import type { LegalPage as Content, Inline, LegalBlock } from '../content/schema.ts'
import { strings } from '../content/strings.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { NewTab } from '../ui/link.tsx'
import { Stylesheet } from '../ui/stylesheet.tsx'
import { Tag } from '../ui/tag.tsx'

const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** The page of a legal text, such as the privacy policy: a table of contents, and the text. */
export function LegalPage({ path }: { path: LegalPath }) {
  const content: Content = legalPages[path]
  return (
    <>
      <section className="wrap pt-xl pb-lg">
        <Breadcrumbs path={path} />
        <Tag>{strings.legal.badge}</Tag>
        <h1 className="mt-md mb-md text-2xl">{content.title}</h1>
        <p className="max-w-text text-muted">
          {strings.legal.updated}{' '}
          <time dateTime={content.updated.slice(0, 7)}>
            {new Date(content.updated).toLocaleDateString('en-GB', month)}
          </time>
          . {content.intro}
        </p>
      </section>
      <Stylesheet />
      <div className="wrap grid gap-x-cols gap-y-lg pb-2xl cols-12 lg:cols-3-9">
        <nav aria-label={strings.legal.contents} className="lg:sticky lg:top-28 self-start" data-print="off">
          <ol className="grid grid-cols-2 gap-x-cols lg:grid-cols-1 border-b border-edge">
            {content.sections.map(({ id, title }) => (
              <li key={id} className="border-t border-edge">
                <a
                  href={`#${id}`}
                  className="flex items-center min-h-9 py-xs text-sm no-underline hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="max-w-text text-sm [overflow-wrap:anywhere]">
          {content.sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id} className="mb-lg">
              <h2 id={id} className="mb-sm text-lg">
                {title}
              </h2>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixed text never move
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="mb-md">
          <Prose content={block.content} />
        </p>
      )
    case 'list':
      return (
        <ul className="mb-md pl-lg [list-style:square] marker:text-[var(--brand-text)]">
          {block.items.map((item) => (
            <li key={JSON.stringify(item)} className="mb-sm">
              <Prose content={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        // On phones each row is a block, and each cell is labelled with the head of its column. No column is narrower than
        // its longest word.
        <table className="w-full my-md [border-collapse:collapse] [overflow-wrap:break-word] lt-md:block">
          <caption className="visually-hidden">{block.caption}</caption>
          <thead className="lt-md:hidden">
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col" className="py-sm pr-md border-b-2 border-ink font-600 text-left">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="lt-md:block lt-md:border-t-2 border-ink">
            {block.rows.map(([first, ...rest]) => (
              <tr key={first} className="align-top lt-md:block lt-md:py-md border-b border-edge">
                <th scope="row" className="md:py-sm pr-md font-500 text-left lt-md:block lt-md:font-600">
                  {first}
                </th>
                {rest.map((cell, column) => (
                  <td
                    key={cell}
                    data-column={block.head[column + 1]}
                    className="md:py-sm pr-md lt-md:block lt-md:pt-sm lt-md:before:content-[attr(data-column)] lt-md:before:block lt-md:before:text-sm lt-md:before:text-muted"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

/** The attributes of a link that opens in a new tab. */
const newTab = { target: '_blank', rel: 'noopener', className: 'inline-flex items-center gap-xs' }

function Prose({ content }: { content: readonly Inline[] }) {
  return content.map((part) => {
    if (typeof part === 'string') return part
    const { text, href } = part
    const isOutside = href.startsWith('https:')
    return (
      <a key={href} href={href} {...(isOutside && newTab)}>
        {text}
        {isOutside && <NewTab />}
      </a>
    )
  })
}
