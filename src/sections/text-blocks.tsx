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

/** On phones, the head of its column stands before a cell. */
const labelled =
  'lt-md:before:content-[attr(data-column)] lt-md:before:flex-[0_0_33%] lt-md:before:pe-sm lt-md:before:text-sm lt-md:before:text-muted'

/** The classes of a cell that is not the first in its row. */
const cellClasses = `md:py-sm pe-md lt-md:flex lt-md:basis-full ${labelled}`

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
            <li key={JSON.stringify(item)} className="mb-sm [break-inside:avoid]">
              <InlineText content={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Table {...block} />
    case 'picture':
      return (
        <div className="my-md">
          <Picture name={block.name} alt={block.alt} className="block w-full h-auto" />
        </div>
      )
  }
}

/** About as many letters as the narrowest column of text has room for, in a table. */
const narrowest = 50

type TableProps = Extract<TextBlock, { kind: 'table' }>

/**
 * A table, of which no column is narrower than its longest word. A table that may be wider than the column of text can be
 * scrolled, also by keyboard. On phones each row is a block, and each cell is labelled with the head of its column.
 */
function Table({ caption, head, rows }: TableProps) {
  const longest = (cells: readonly (string | undefined)[]) =>
    Math.max(...cells.map((cell = '') => Math.max(...cell.split(/[\s-]/).map((word) => word.length))))
  const letters = head.reduce(
    (sum, cell, column) => sum + longest([cell, ...rows.map((row) => row[column])]),
    0,
  )
  const scrolls = letters > narrowest && { 'aria-label': caption, tabIndex: 0 }
  return (
    <section className="my-md overflow-x-auto" {...scrolls}>
      <table className="w-full [border-collapse:collapse] [overflow-wrap:break-word] lt-md:block">
        <caption className="visually-hidden">{caption}</caption>
        <thead className="lt-md:hidden">
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-sm pe-md border-b-2 border-ink font-600 text-start">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="lt-md:block lt-md:border-t-2 border-ink">
          {rows.map(([first, ...rest]) => (
            <tr
              key={first}
              className="align-top lt-md:flex lt-md:flex-wrap lt-md:py-md not-last:border-b border-edge"
            >
              <th
                scope="row"
                className="md:py-sm pe-md text-start lt-md:max-w-full lt-md:basis-full lt-md:font-600"
              >
                {first}
              </th>
              {rest.map((cell, column) => (
                <td key={cell} data-column={head[column + 1]} className={cellClasses}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The attributes of a link that opens in a new tab. */
const newTab = { target: '_blank', rel: 'noopener', className: 'inline-flex items-center gap-xs' }

function InlineText({ content }: { content: readonly Inline[] }) {
  return content.map((part) => {
    if (typeof part === 'string') return part
    const { text, href } = part
    const isOutside = href.startsWith('https:')
    // Phone numbers and e-mail addresses stay on one line, except in the narrowest windows, where they may be too long for it.
    const isContact = /^(tel|mailto):/.test(href)
    return (
      <a
        key={href}
        href={href}
        {...(isOutside && newTab)}
        {...(isContact && { className: 'sm:whitespace-nowrap' })}
      >
        {text}
        {isOutside && <NewTab />}
      </a>
    )
  })
}
