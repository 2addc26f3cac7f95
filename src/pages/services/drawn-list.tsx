import type { PictureName } from '../../content/drawn.ts'
import type { ServiceCard } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'
import styles from './drawn-list.module.css'

interface DrawnListProps {
  items: readonly ServiceCard[]
  drawing: PictureName
  /** The size of the part of the drawing that belongs to one item, in units of the drawing. */
  size: readonly [width: number, height: number]
  /** How many parts are side by side in the drawing. The others are below them. */
  across?: number
  /** One column joins the parts to one large drawing. In two columns, each part stands alone. */
  columns?: 1 | 2
}

/** Services, each beside its part of one drawing. */
export function DrawnList({ items, drawing, size, across = items.length, columns = 1 }: DrawnListProps) {
  const [width, height] = size
  return (
    <ul className={`${styles.list} ${columns === 1 ? styles.joined : styles.pairs}`}>
      {items.map(({ title, description, features }, index) => (
        <li key={title}>
          <Crop
            name={drawing}
            size={[width * across, height * Math.ceil(items.length / across)]}
            part={[(index % across) * width, Math.floor(index / across) * height, width, height]}
          />
          <h3>{title}</h3>
          <div>
            <p>{description}</p>
            <BulletList items={features} />
          </div>
        </li>
      ))}
    </ul>
  )
}
