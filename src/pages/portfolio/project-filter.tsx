import { Icon } from '../../../client/ui/icon.tsx'
import states from '../../../client/ui/states.module.css'
import { options } from '../../content/filter-options.ts'
import { portfolio } from '../../content/portfolio.ts'
import { Island } from '../../ui/island.tsx'
import { titles } from './filter-query.ts'
import styles from './project-filter.module.css'

const { category, industry, one, many } = portfolio.filter

/**
 * The filter of the portfolio: links to filtered pages, of which `client/filter-in-place.ts` shows the projects in place. The attributes
 * tell it which query the server has answered, and the texts that change. `chosen` is that query.
 */
export function ProjectFilter({ chosen }: { chosen: string }) {
  const { categories, industries } = options
  const isChosen = ({ query }: Option) => query === chosen
  const { count } = [...categories, ...industries].find(isChosen) ?? { count: 0 }
  return (
    // After a choice, the page scrolls until the filter is above the middle of the window.
    <div
      className="[scroll-margin-bottom:50vh]"
      data-query={chosen}
      data-one={one}
      data-many={many}
      data-unfiltered={titles.unfiltered}
      data-filtered={titles.filtered}
    >
      <Island name="ListboxKeys">
        {/* The button has this label, too. */}
        <span aria-hidden="true" className="self-center font-600">
          {category}
        </span>
        <div className="flex flex-wrap items-center gap-md">
          <details className="group relative w-full max-w-96">
            <summary
              className={`${states.line} flex items-center justify-between gap-sm min-h-15 px-md border-2 border-ink bg-panel font-600 text-base`}
            >
              <span className="visually-hidden">{category}</span>
              <span id="filter-value" data-value>
                {(categories.find(isChosen) ?? categories[0])?.label}
              </span>
              <Icon name="chevron-down" className="group-open:[rotate:180deg]" />
            </summary>
            <ul
              data-dropdown
              className={`${styles.list} absolute z-2 inset-x-0 top-full overflow-y-auto border-2 border-t-0 border-ink`}
            >
              <OptionLinks options={categories} isChosen={isChosen} className={styles.entry} />
            </ul>
          </details>
          <p role="status" className="text-sm text-muted">
            {count === 1 ? one : `${count} ${many}`}
          </p>
        </div>
        <span id="industry-label" className="self-center text-sm text-muted">
          {industry}
        </span>
        <ul aria-labelledby="industry-label" className="flex flex-wrap gap-sm">
          <OptionLinks options={industries} isChosen={isChosen} className={styles.industry} />
        </ul>
      </Island>
    </div>
  )
}

type Option = (typeof options)['categories'][number]

interface OptionLinksProps {
  options: readonly Option[]
  isChosen: (option: Option) => boolean
  /** The class of each link. */
  className: string | undefined
}

function OptionLinks({ options, isChosen, className }: OptionLinksProps) {
  return options.map((option) => (
    <li key={option.label}>
      <a
        href={`/portfolio${option.query && `?${option.query}`}#work`}
        aria-current={isChosen(option) ? 'true' : undefined}
        className={`${states.line} ${styles.option} ${className}`}
      >
        {option.accent && (
          <span data-accent={option.accent} className={`${styles.accent} border-1.5 bg-accent`} />
        )}
        <span className={styles.label}>
          <span data-option>{option.label}</span> <span className={styles.count}>{option.count}</span>
        </span>
      </a>
    </li>
  ))
}
