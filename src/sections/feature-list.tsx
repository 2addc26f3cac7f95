import type { ReactNode } from 'react'
import type { ContentIconName, PictureName } from '../content/drawn.ts'
import type { Point } from '../content/schema.ts'
import { ContentIcon } from '../ui/content-icon.tsx'
import { Crop } from '../ui/crop.tsx'
import { BulletList } from '../ui/list.tsx'
import styles from './feature-list.module.css'

/** A title with a text. An icon or an illustration can stand above, and a list of features or other content below. */
export interface FeatureItem extends Point {
  icon?: ContentIconName | undefined
  /** Replaces the icon. */
  illustration?: ReactNode
  features?: readonly string[]
  /** Replaces the features. */
  more?: ReactNode
}

const columnClasses = { 2: '', 3: styles.three, 4: styles.four }

interface FeatureListProps {
  /** `feature-list.module.css` says what each is for. */
  variant: 'tiles' | 'strips' | 'patches' | 'rows'
  items: readonly FeatureItem[]
  /** The number of columns of tiles or strips on a wide screen. */
  columns?: 2 | 3 | 4
}

/** Features, services or values, each with a heading, a text and often an icon. For facts, use `DefinitionList`. */
export function FeatureList({ variant, items, columns = 3 }: FeatureListProps) {
  const count = variant === 'tiles' || variant === 'strips' ? columnClasses[columns] : ''
  return (
    <ul className={`${styles.list} ${styles[variant]} ${count}`}>
      {items.map(({ title, description, icon, illustration, features = [], more }) => (
        <li key={title}>
          <div>
            {illustration ?? (icon && <ContentIcon icon={icon} className="" />)}
            <h3>{title}</h3>
          </div>
          <p>{description}</p>
          {(more || features.length > 0) && <div>{more ?? <BulletList items={features} />}</div>}
        </li>
      ))}
    </ul>
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
      <div className={styles.illustration}>
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
