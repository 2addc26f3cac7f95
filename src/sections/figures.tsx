import type { ExplainedFigure, Figure, FigureWithIcon } from '../content/schema.ts'
import { Amount } from '../ui/amount.tsx'
import { ContentIcon } from '../ui/content-icon.tsx'
import weft from '../ui/weft.module.css'
import styles from './figures.module.css'

/**
 * The classes of a variant, each for the part of a figure that it is named after. The variants for cards have
 * icons, and CSS modules style their parts, which keeps the HTML of a page with many cards small.
 */
interface Variant {
  list: (count: number) => string
  item?: string
  label?: string
  value?: string
  note?: string
  /** The number in the value. Left out, number and unit look alike. */
  number?: string
}

const variants: Record<'hero' | 'card' | 'result', Variant> = {
  /** Three or four facts below the head of an inner page. */
  hero: {
    list: (count) =>
      `wrap grid gap-x-cols ${count === 3 ? 'md:grid-cols-3 print:grid-cols-3' : 'grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] lg:grid-cols-4'}`,
    item: 'flex flex-col gap-sm border-t-2 border-ink py-lg',
    label: 'text-base',
    value: `${weft.weft} text-3xl order-first`,
    note: 'text-sm text-muted',
  },
  /** Three figures of a project, side by side on its card. */
  card: { list: () => `${styles.card}` },
  /** Results in the accent colour of the page, each with a sentence. */
  result: {
    list: (count) => `grid gap-x-cols ${count === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`,
    item: 'flex flex-wrap items-center gap-x-md md:flex-nowrap md:flex-col md:items-start border-t-2 border-ink pt-md pb-md md:pt-md md:pb-lg',
    label: 'lt-md:flex-1 font-600 text-base',
    value: 'order-first text-accent-text',
    number: 'text-3xl',
  },
}

interface FiguresProps {
  variant: keyof typeof variants
  items: readonly (Figure & Partial<Omit<FigureWithIcon & ExplainedFigure, keyof Figure>>)[]
}

/** Figures with labels, which screen readers read first. For figures that are arguments, use `Reasons`. */
export function Figures({ variant, items }: FiguresProps) {
  const classes = variants[variant]
  return (
    <dl className={classes.list(items.length)}>
      {items.map(({ value, label, note, icon, description }) => (
        <div key={label} className={classes.item}>
          <dt className={classes.label}>
            {icon && !classes.label && <ContentIcon icon={icon} className="" />}
            {label}
          </dt>
          <dd className={classes.value}>
            {classes.number ? <Amount value={value} className={classes.number} /> : value}
          </dd>
          {note && <dd className={classes.note}>{note}</dd>}
          {description && <dd className="w-full mt-sm text-muted">{description}</dd>}
        </div>
      ))}
    </dl>
  )
}
