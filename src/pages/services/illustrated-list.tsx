import type { PictureName } from '../../content/picture-names.ts'
import type { ServiceCard } from '../../content/schema.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'

/** The classes that differ between one column and two. */
const variants = {
  /** On wide screens, the parts join to one large drawing beside all items, whose frame begins on the line of the list. */
  1: {
    list: '',
    item: 'lg:starts-2 lg:py-0',
    drawing: 'lg:-mt-px lg:h-[calc(100%+1px)]',
    noTop: 'lg:border-t-0',
    noBottom: 'lg:border-b-0',
    title: 'lg:pt-lg lg:[font-size:var(--text-xl)]',
    text: 'lg:pb-lg',
  },
  /** Each item has its part of the drawing beside it. */
  2: {
    list: 'lg:grid lg:grid-cols-2 lg:gap-x-xl',
    item: '',
    drawing: '',
    noTop: '',
    noBottom: '',
    title: '',
    text: '',
  },
}

interface IllustratedListProps {
  items: readonly ServiceCard[]
  drawing: PictureName
  /** Each item shows its own part of the drawing. The parts are side by side and have this size, in units of the drawing. */
  size: readonly [width: number, height: number]
  /** How many parts the drawing has, if there are fewer items. */
  across?: number
  columns?: keyof typeof variants
}

/** Services, each beside its part of one drawing. */
export function IllustratedList({
  items,
  drawing,
  size,
  across = items.length,
  columns = 1,
}: IllustratedListProps) {
  const [width, height] = size
  const classes = variants[columns]
  const bordersOf = (index: number) =>
    `${index > 0 ? classes.noTop : ''} ${index < items.length - 1 ? classes.noBottom : ''}`
  return (
    <ul className={classes.list}>
      {items.map(({ title, description, icon, features }, index) => (
        <li
          key={title}
          className={`grid md:cols-5-7 md:grid-rows-[auto_1fr] gap-x-cols gap-y-sm border-t border-edge py-md md:py-lg ${classes.item}`}
        >
          <Crop
            name={drawing}
            size={[width * across, height]}
            part={[index * width, 0, width, height]}
            className={`w-full md:row-span-2 border-2 border-ink ${classes.drawing} ${bordersOf(index)}`}
          />
          <h3 className={`self-center flex items-center gap-sm ${classes.title}`}>
            <ContentIcon icon={icon} className="size-7 flex-none text-figure" />
            {title}
          </h3>
          <div className={`md:col-start-2 ${classes.text}`}>
            <p className="mb-sm max-w-text text-muted">{description}</p>
            <BulletList items={features} />
          </div>
        </li>
      ))}
    </ul>
  )
}
