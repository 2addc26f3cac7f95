import type { Inline, TextBlock } from '../content/schema.ts'
import { NewTab } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

/** The paragraphs, lists, tables and pictures of a text. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text never move
    <Block key={index} block={block} />
  ))
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p className="mb-md">{block}</p>
  switch (block.kind) {
    case 'text':
      return (
        <p className="mb-md">
          <InlineText content={block.content} />
        </p>
      )
    case 'list':
      return (
        <ul className="mb-md ps-lg [list-style:square] marker:text-[var(--brand-text)]">
          {block.items.map((item) => (
            <li key={JSON.stringify(item)} className="mb-sm">
              <InlineText content={item} />
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
                <th key={cell} scope="col" className="py-sm pe-md border-b-2 border-ink font-600 text-start">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="lt-md:block lt-md:border-t-2 border-ink">
            {block.rows.map(([first, ...rest]) => (
              <tr key={first} className="align-top lt-md:block lt-md:py-md border-b border-edge">
                <th scope="row" className="md:py-sm pe-md font-500 text-start lt-md:block lt-md:font-600">
                  {first}
                </th>
                {rest.map((cell, column) => (
                  <td
                    key={cell}
                    data-column={block.head[column + 1]}
                    className="md:py-sm pe-md lt-md:block lt-md:pt-sm lt-md:before:content-[attr(data-column)] lt-md:before:block lt-md:before:text-sm lt-md:before:text-muted"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'picture':
      return (
        <div className="my-md">
          <Picture name={block.name} alt={block.alt} className="block w-full h-auto" />
        </div>
      )
  }
}

/** The attributes of a link that opens in a new tab. */
const newTab = { target: '_blank', rel: 'noopener', className: 'inline-flex items-center gap-xs' }

function InlineText({ content }: { content: readonly Inline[] }) {
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
