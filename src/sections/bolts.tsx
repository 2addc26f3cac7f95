import { Icon } from '../../client/ui/icon.tsx'
import type { IndustryPath } from '../content/industries.ts'
import type { Industry } from '../content/schema.ts'
import { Cloth } from '../ui/cloth.tsx'
import { Link } from '../ui/link.tsx'
import { Mark } from '../ui/mark.tsx'

interface BoltsProps {
  industries: Record<IndustryPath, Industry>
  /** The industries index says more about each, and ends with a cue. */
  detailed?: boolean
}

const mediumColumns = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' }
const largeColumns = {
  1: '',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
}

/** Columns for any number of bolts: as few rows as there can be, and as full as they can be. */
function shelves(bolts: number) {
  return {
    medium: mediumColumns[evenly(bolts, [1, 2, 3])],
    large: largeColumns[evenly(bolts, [1, 2, 3, 4, 5, 6])],
  }
}

/** Of these numbers of columns, the smallest that makes no row more than the largest does. */
function evenly<Columns extends number>(items: number, columns: readonly Columns[]): Columns {
  const rows = Math.ceil(items / Math.max(...columns))
  const [enough = columns[columns.length - 1]] = columns.filter((each) => Math.ceil(items / each) <= rows)
  if (enough === undefined) throw new Error('There is no number of columns to choose from')
  return enough
}

/** The industries as bolts of cloth on a shelf, from edge to edge. On phones the shelf stands upright. */
export function Bolts({ industries, detailed = false }: BoltsProps) {
  const entries = Object.entries(industries) as [IndustryPath, Industry][]
  const { medium, large } = shelves(entries.length)
  return (
    <ul className={`bolts grid border-y-2 border-ink ${medium} ${detailed ? '' : large}`}>
      {entries.map(([path, industry]) => (
        <li
          key={path}
          data-hue={industry.hue}
          className="border-line md:border-r lt-md:border-b-2 lt-md:border-b-ink lt-md:last:border-b-0"
        >
          <article className="relative h-full lt-md:grid lt-md:grid-cols-[84px_1fr] lt-md:gap-x-4.5">
            <Cloth
              className={`advances cloth-16 lt-md:border-r-2 ${detailed ? 'md:h-44' : 'md:h-[clamp(11rem,20vw,19rem)]'} md:border-b-2 border-ink`}
            />
            <div
              className={`pb-8 pr-5 ${detailed ? 'md:px-[var(--gut)] md:pb-12' : 'md:px-[clamp(.85rem,1.3vw,1.35rem)]'}`}
            >
              <span className="patch grid place-items-center relative size-15 bg-panel text-ink border-2 border-ink">
                <Mark name={industry.mark} />
              </span>
              <h3 className="mt-4.5 mb-2">
                <Link to={path} className="no-underline after:absolute after:inset-0 after:content-empty">
                  {industry.name}
                </Link>
              </h3>
              <p className="text-[1.0625rem] leading-[1.45] text-muted">
                {detailed ? industry.index : industry.card.description}
              </p>
              <ul className="mt-4 text-t1 leading-[1.6]! font-500 text-dye-text">
                {industry.card.examples.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
              {detailed && (
                <p
                  aria-hidden="true"
                  className="mt-4.5 inline-flex items-center gap-1.5 font-600 border-b-2 border-weld"
                >
                  Learn More <Icon name="arrow-right" />
                </p>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
