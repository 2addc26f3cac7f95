import type { ReactNode } from 'react'
import type { ContentIconName } from '../content/drawn.ts'
import type { Point } from '../content/schema.ts'
import { ContentIcon } from '../ui/content-icon.tsx'
import { BulletList } from '../ui/list.tsx'
import { type EntryVariant, entryVariants } from './entry-variants.tsx'

/** A point as content has it, with what may stand above its title and below its text. */
export interface Entry extends Point {
  icon?: ContentIconName | undefined
  /** Drawn in the place of an icon. */
  illustration?: ReactNode
  features?: readonly string[]
  /** In the place of the features. */
  more?: ReactNode
}

interface EntriesProps {
  variant: keyof typeof entryVariants
  items: readonly Entry[]
  /** How many tiles or strips a row has on a wide screen. */
  across?: 2 | 3 | 4
}

/**
 * Titles with a text, each a heading in the page's outline; `entry-variants.tsx` says when to use which variant.
 * For names to look up, use `DefinitionList`; for what happens in an order, `Steps`, `HorizontalSteps` or `CumulativeSteps`.
 */
export function Entries({ variant, items, across = 3 }: EntriesProps) {
  const classes = entryVariants[variant]
  const { List } = classes
  const Item = List === 'ul' ? 'li' : 'article'
  return (
    <List className={`${classes.list} ${classes.across?.[across] ?? ''}`}>
      {items.map(({ title, description, icon, illustration, features, more }) => {
        const drawn = illustration ?? (icon && <EntryIcon icon={icon} classes={classes} />)
        const below = more ?? (features && <BulletList items={features} />)
        const head = (
          <>
            {drawn}
            <h3 className={drawn ? classes.title : undefined}>{title}</h3>
          </>
        )
        return (
          <Item
            key={title}
            className={`${classes.item} ${classes.columns?.[below ? 'withMore' : 'without'] ?? ''}`}
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

function EntryIcon({ icon, classes }: { icon: ContentIconName; classes: EntryVariant }) {
  const drawn = <ContentIcon icon={icon} className={classes.icon} />
  return classes.patch ? <span className={classes.patch}>{drawn}</span> : drawn
}
