/** The variants of `Entries`: the classes of each, and when to use it. */
export interface EntryVariant {
  /** A `div` has articles; a list has its items. */
  List: 'div' | 'ul'
  list: string
  item: string
  /** Of the list, by how many entries a row has on a wide screen. */
  across?: Partial<Record<2 | 3 | 4, string>>
  /** Of the item, by whether it has more than title and text. */
  columns?: { withMore: string; without: string }
  /** An element around icon and title. Left out, they are children of the item. */
  head?: string
  icon: string
  /** The element around the icon. */
  patch?: string
  /** A title with an icon. */
  title?: string
  text: string
  more: string
}

const icon = 'size-8.5 text-accent-text flex-none'
const tile = {
  List: 'div',
  head: 'self-start flex flex-wrap items-center gap-x-3.5',
  icon,
  title: 'flex-1',
  text: 'mt-2 text-muted',
  more: 'mt-3',
} as const

export const entryVariants: Record<'tiles' | 'strips' | 'rows' | 'patches', EntryVariant> = {
  /** Things of equal weight to compare: services, kinds of product, methods. */
  tiles: {
    ...tile,
    list: 'grid border-t border-l border-edge',
    item: 'grid grid-cols-1 grid-rows-subgrid row-span-3 border-b border-r border-edge p-[clamp(1rem,1.5vw,1.5rem)]',
    across: { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' },
  },
  /** The same without borders, for titles and texts of very different lengths. */
  strips: {
    ...tile,
    list: 'grid gap-x-cols -mb-5 md:-mb-8 md:grid-cols-2',
    across: { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' },
    item: 'grid grid-cols-1 grid-rows-subgrid row-span-3 border-t-2 border-ink pt-3 pb-5 md:pt-4 md:pb-8',
  },
  /** Things to read one after the other, particulars at the right: challenges, services in detail. */
  rows: {
    List: 'ul',
    list: 'border-t-2 border-ink',
    item: 'grid items-start gap-x-cols gap-y-2.5 border-b border-edge py-[clamp(1.25rem,2.2vw,2rem)] md:grid-cols-[4fr_4fr]',
    columns: { withMore: 'lg:grid-cols-[4fr_4.5fr_3.5fr]', without: 'lg:grid-cols-[4fr_8fr]' },
    head: 'flex items-start gap-4',
    icon,
    text: 'max-w-[42em] text-muted',
    more: 'md:col-start-2 lg:col-start-3',
  },
  /** Promises, values and benefits, two in a row, each beside a large icon. */
  patches: {
    List: 'ul',
    list: 'grid gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-4 md:gap-y-8 md:grid-cols-2',
    item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 md:gap-x-5 border-t border-edge pt-3.5 md:pt-5',
    icon: 'size-5 md:size-7.5',
    patch: 'md:row-span-2 grid place-items-center size-8 md:size-15 bg-panel border-2 border-ink',
    title: 'self-center',
    text: 'lt-md:col-span-2 mt-1.5 text-muted',
    more: 'lt-md:col-span-2 md:col-start-2 mt-3.5',
  },
}
