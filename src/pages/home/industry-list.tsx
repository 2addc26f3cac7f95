import states from '../../../client/ui/states.module.css'
import { industryCards } from '../../content/industries.ts'
import cloth from '../../ui/cloth.module.css'
import { columns } from '../../ui/columns.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { InlineList } from '../../ui/list.tsx'
import styles from './industry-list.module.css'

/** How many industries stand in a row in windows of medium width. */
const inRow = 3

/** Where the pattern of an industry goes on to the edge of the page: at the ends of its row, or of the only row. */
function edgesOf(place: number, count: number): string {
  return [
    place % inRow === 0 && styles.startsRow,
    place % inRow === inRow - 1 && styles.endsRow,
    place === 0 && styles.first,
    place === count - 1 && styles.last,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Links to the industries, each with icon and pattern of its industry. From 768 pixels up, the patterns are a band. */
export function IndustryList() {
  return (
    <ul className={`${columns(industryCards.length, 6)} relative z-1 grid md:gap-y-lg md:-mx-md`}>
      {industryCards.map(({ title, description, examples, href, color, icon }, place) => (
        <li
          key={href}
          data-accent={color}
          className={`${states.surface} ${styles.item} ${edgesOf(place, industryCards.length)}`}
        >
          <div aria-hidden="true" className={`${cloth.cloth} ${styles.cloth} advances`} />
          <ContentIcon icon={icon} className={styles.icon} />
          <div className="md:flex md:flex-col">
            <h3 className="lg:lt-xl:text-base">
              <Link to={href} className={`${states.cover} ${states.title} no-underline`}>
                {title}
              </Link>
            </h3>
            <p className="md:my-sm text-muted text-balance lt-md:text-sm">{description}</p>
            <InlineList
              items={examples}
              className={`md:mt-auto text-xs md:text-sm lg:lt-xl:text-xs text-accent-text`}
              itemClassName="md:block"
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
