import type { Service } from '../../content/schema.ts'
import type { ServicePath } from '../../content/services.ts'
import { weaveOf } from '../../content/weaves.ts'
import { Draft } from '../../ui/draft.tsx'
import { Link } from '../../ui/link.tsx'
import { Ticks } from '../../ui/list.tsx'

/** The first six services, each under its draft, like a page in a swatch book. */
export function SwatchBook({ services }: { services: Record<ServicePath, Service> }) {
  const six = (Object.entries(services) as [ServicePath, Service][]).slice(0, 6)
  return (
    <ul className="grid border-t-2 border-t-ink border-l border-line md:grid-cols-2 lg:grid-cols-3">
      {six.map(([path, service]) => (
        <li key={path} className="border-b border-r border-line">
          <article className="relative h-full pb-[clamp(1.5rem,2.4vw,2.25rem)]">
            <Draft weave={weaveOf(service)} className="advances h-16 md:h-25" />
            <div className="px-[clamp(1rem,1.8vw,1.75rem)] pt-6.5">
              <h3>
                <Link to={path} className="no-underline after:absolute after:inset-0 after:content-empty">
                  {service.name}
                </Link>
              </h3>
              <p className="mt-2 mb-4.5 text-muted">{service.card.description}</p>
              <Ticks items={service.card.features} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
