import type { ReactNode } from 'react'
import type { ContentIconName, PictureName } from '../content/drawn.ts'
import type { Point } from '../content/schema.ts'
import { ContentIcon } from '../ui/content-icon.tsx'
import { Crop } from '../ui/crop.tsx'
import { BulletList } from '../ui/list.tsx'

/** A title with a text. An icon or an illustration can stand above, and a list of features or other content below. */
export interface FeatureItem extends Point {
  icon?: ContentIconName | undefined
  /** Replaces the icon. */
  illustration?: ReactNode
  features?: readonly string[]
  /** Replaces the features. */
  more?: ReactNode
}

/** The classes of a variant, each for the part of an item that it is named after. */
interface Variant {
  list: string
  /** Further classes of the list, by the number of columns on a wide screen. */
  columns?: Partial<Record<2 | 3 | 4, string>>
  item: string
  /** Further classes of an item with features and of one without. */
  withMore?: string
  withoutMore?: string
  /** An element around icon and title. Left out, they are children of the item. */
  head?: string
  icon: string
  /** An element around the icon. */
  iconFrame?: string
  /** A title with an icon. */
  title?: string
  text: string
  more: string
}

const tile = {
  head: 'self-start flex flex-wrap items-center gap-x-md',
  icon: 'size-8.5 text-accent-text flex-none',
  title: 'flex-1',
  text: 'mt-sm text-muted',
  more: 'mt-md',
}

const variants: Record<'tiles' | 'strips' | 'rows' | 'patches', Variant> = {
  /** Things of equal weight to compare, such as services or kinds of product. */
  tiles: {
    ...tile,
    list: 'grid border-t border-l border-edge',
    columns: { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' },
    item: 'grid grid-cols-1 grid-rows-subgrid row-span-3 border-b border-r border-edge p-lg',
  },
  /** Tiles without borders, for titles and texts of very different lengths. */
  strips: {
    ...tile,
    list: 'grid gap-x-cols -mb-md md:-mb-lg md:grid-cols-2',
    columns: { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' },
    item: 'grid grid-cols-1 grid-rows-subgrid row-span-3 border-t-2 border-ink pt-md pb-md md:pt-md md:pb-lg',
  },
  /** Things to read one after the other, with the features at the right, such as challenges. */
  rows: {
    list: 'border-t-2 border-ink',
    item: 'grid items-start gap-x-cols gap-y-sm border-b border-edge py-lg md:cols-6-6',
    withMore: 'lg:cols-4-4-4',
    withoutMore: 'lg:cols-4-8',
    head: 'flex items-start gap-md',
    icon: tile.icon,
    text: 'max-w-text text-muted',
    more: 'md:col-start-2 lg:col-start-3',
  },
  /** Promises, values and benefits in two columns, each beside a large icon. */
  patches: {
    list: 'grid gap-x-xl gap-y-md md:gap-y-lg md:grid-cols-2',
    item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-md md:gap-x-md border-t border-edge pt-md md:pt-md',
    icon: 'size-5 md:size-7.5',
    iconFrame: 'md:row-span-2 grid place-items-center size-8 md:size-15 bg-panel border-2 border-ink',
    title: 'self-center',
    text: 'lt-md:col-span-2 mt-sm text-muted',
    more: 'lt-md:col-span-2 md:col-start-2 mt-md',
  },
}

interface FeatureListProps {
  variant: keyof typeof variants
  items: readonly FeatureItem[]
  /** The number of columns of tiles or strips on a wide screen. */
  columns?: 2 | 3 | 4
}

/** Features, services or values, each with a heading, a text and often an icon. For facts, use `DefinitionList`. */
export function FeatureList({ variant, items, columns = 3 }: FeatureListProps) {
  const classes = variants[variant]
  const List = variant === 'rows' || variant === 'patches' ? 'ul' : 'div'
  const Item = List === 'ul' ? 'li' : 'article'
  return (
    <List className={`${classes.list} ${classes.columns?.[columns] ?? ''}`}>
      {items.map(({ title, description, icon, illustration, features, more }) => {
        const drawn = icon && <ContentIcon icon={icon} className={classes.icon} />
        const framed = drawn && classes.iconFrame ? <span className={classes.iconFrame}>{drawn}</span> : drawn
        const above = illustration ?? framed
        const below = more ?? (features && <BulletList items={features} />)
        const head = (
          <>
            {above}
            <h3 className={above ? classes.title : undefined}>{title}</h3>
          </>
        )
        return (
          <Item
            key={title}
            className={`${classes.item} ${(below ? classes.withMore : classes.withoutMore) ?? ''}`}
          >
            {classes.head ? <div className={classes.head}>{head}</div> : head}
            <p className={classes.text}>{description}</p>
            {below && <div className={classes.more}>{below}</div>}
          </Item>
        )
      })}
    </List>
  )
}

interface IllustratedTilesProps extends Omit<FeatureListProps, 'variant'> {
  /** A drawing that has the illustrations side by side. */
  drawing: PictureName
  /** Of each illustration, in units of the drawing. */
  size: readonly [width: number, height: number]
}

/** Tiles whose illustrations are parts of one drawing. */
export function IllustratedTiles({ items, drawing, size: [width, height], ...list }: IllustratedTilesProps) {
  const illustrated = items.map((item, index) => ({
    ...item,
    illustration: (
      <div className="[--pad:clamp(1rem,1.5vw,1.5rem)] w-[calc(100%+2*var(--pad))] mx-[calc(-1*var(--pad))] mt-[calc(-1*var(--pad))] mb-md border-b border-edge">
        <Crop
          name={drawing}
          size={[width * items.length, height]}
          part={[index * width, 0, width, height]}
          className="block"
        />
      </div>
    ),
  }))
  return <FeatureList variant="tiles" items={illustrated} {...list} />
}
