import states from '../../../client/ui/states.module.css'
import { coreServices } from '../../content/home.ts'
import { threeOrTwo } from '../../ui/columns.ts'
import { Link } from '../../ui/link.tsx'
import { InlineList } from '../../ui/list.tsx'
import { WeavePattern } from '../../ui/weave-pattern.tsx'
import styles from './service-list.module.css'

/** Links to the services, each with the weave pattern of its service. */
export function ServiceList() {
  return (
    <ul
      className={`grid md:grid-cols-2 ${threeOrTwo(coreServices.length)} border-t-2 border-t-ink md:border-l border-line`}
    >
      {coreServices.map(({ path, name, weave, card }) => (
        <li
          key={path}
          className={`${states.surface} ${styles.item} py-sm border-b border-line md:p-lg md:border-r`}
        >
          <WeavePattern weave={weave} className={`${styles.pattern} advances [--px:4px] md:[--px:8px]`} />
          <h3>
            <Link to={path} className={`${states.cover} ${states.title} no-underline`}>
              {name}
            </Link>
          </h3>
          <p className="lt-md:clear-both lt-md:pt-xs my-xs md:my-sm text-muted text-balance lt-md:text-sm">
            {card.description}
          </p>
          <InlineList items={card.features} className="text-xs md:text-sm" />
        </li>
      ))}
    </ul>
  )
}
