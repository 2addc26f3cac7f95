import { coreServices } from '../../content/services.ts'
import { Draft } from '../../ui/draft.tsx'
import { Link } from '../../ui/link.tsx'
import { InlineList } from '../../ui/list.tsx'

/** Cards that link to the services, each with the weave pattern of its service. */
export function ServiceGrid() {
  return (
    <ul className="grid border-t-2 border-t-ink border-l border-line md:grid-cols-2 lg:grid-cols-3">
      {coreServices.map(({ path, ...service }) => (
        <li key={path} className="border-b border-r border-line">
          <article className="relative h-full pb-[clamp(.9rem,1.8vw,1.75rem)]">
            <Draft weave={service.weave} className="advances h-7 md:h-14" />
            <div className="px-[clamp(1rem,1.8vw,1.75rem)] pt-2.5 md:pt-4.5">
              <h3 className="lt-md:mb-1.5">
                <Link to={path} className="no-underline after:absolute after:inset-0 after:content-empty">
                  {service.name}
                </Link>
              </h3>
              <p className="mt-1.5 mb-2.5 text-muted lt-md:inline">{service.card.description}</p>{' '}
              <InlineList items={service.card.features} className="lt-md:inline text-t1 font-500" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
