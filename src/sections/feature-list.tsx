import type { ReactNode } from 'react'
import type { ContentIconName, PictureName } from '../content/picture-names.ts'
import type { Point, ServiceCard } from '../content/schema.ts'
import { ContentIcon } from '../ui/content-icon.tsx'
import { Crop } from '../ui/crop.tsx'
import { BulletList } from '../ui/list.tsx'

/** A title with a text. An icon or an illustration can stand above, and a list of features or other content below. */
interface FeatureItem extends Point {
  icon?: ContentIconName | undefined
  /** Is shown in place of the icon. */
  illustration?: ReactNode
  features?: readonly string[]
  /** Is shown in place of the features. */
  more?: ReactNode
  /** Further classes of the item. */
  className?: string
}

/** The classes of a list (`list`), further ones of a list of three items (`three`), and the classes of each item (`item`). */
const variants = {
  /** Things of equal weight to compare, such as services or kinds of product, in cells. */
  tiles: {
    list: 'border-t border-l border-edge',
    three: 'lg:grid-cols-3',
    item: 'border-r border-b border-edge px-lg pt-md pb-lg',
  },
  /** Columns with a line above each item and no frame. For titles and texts of very different lengths. */
  strips: { list: 'gap-x-cols', three: 'md:grid-cols-3', item: 'border-t-2 border-ink pt-sm pb-lg' },
  /** Promises, values and benefits in two columns. */
  patches: { list: 'gap-x-cols', three: 'md:grid-cols-3', item: 'border-t border-edge py-md' },
}

const iconClasses = 'size-8 flex-none text-figure'

const columnClasses = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

interface FeatureListProps {
  variant: keyof typeof variants
  items: readonly FeatureItem[]
  /** The number of columns on a wide screen. */
  columns?: keyof typeof columnClasses
}

/** Features, services or values, each with a heading, a text and often an icon. */
export function FeatureList({ variant, items, columns = 3 }: FeatureListProps) {
  const classes = variants[variant]
  const inRows = items.length === 3 ? classes.three : `md:grid-cols-2 ${columnClasses[columns]}`
  return (
    <ul className={`grid ${inRows} ${classes.list}`}>
      {items.map(({ title, description, icon, illustration, features = [], more, className = '' }) => (
        <li
          key={title}
          className={`md:grid md:grid-rows-subgrid md:row-span-3 md:items-start ${classes.item} ${className}`}
        >
          <div className="flex flex-wrap items-start gap-x-md">
            {illustration ?? (icon && <ContentIcon icon={icon} className={iconClasses} />)}
            <h3 className="flex-1 pt-0.75">{title}</h3>
          </div>
          <p className="mt-sm max-w-text text-muted text-balance">{description}</p>
          {(more || features.length > 0) && (
            <div className="mt-sm">{more ?? <BulletList items={features} />}</div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Services as the rows of a table, with the features at the right. */
export function FeatureRows({ items }: { items: readonly ServiceCard[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {items.map(({ title, description, icon, features }) => (
        <li
          key={title}
          className="grid items-start gap-x-cols gap-y-sm border-b border-edge pt-sm pb-md md:pt-md md:cols-6-6 lg:starts-2"
        >
          <div className="flex items-start gap-x-md">
            <ContentIcon icon={icon} className={iconClasses} />
            <h3 className="flex-1 pt-0.75">{title}</h3>
          </div>
          <div className="grid gap-y-sm">
            <p className="max-w-text text-muted">{description}</p>
            <BulletList items={features} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Tiles in two columns, each with its part of a drawing, which has the parts side by side, 640 by 160 units each. */
export function IllustratedTiles({ items, drawing }: { items: readonly Point[]; drawing: PictureName }) {
  const illustrated = items.map((item, index) => ({
    ...item,
    illustration: (
      <div className="w-[calc(100%+2*var(--space-lg))] -mx-lg -mt-md mb-md border-b border-edge">
        <Crop name={drawing} size={[640 * items.length, 160]} part={[640 * index, 0, 640, 160]} />
      </div>
    ),
  }))
  return <FeatureList variant="tiles" columns={2} items={illustrated} />
}
