import type { Testimonial } from '../content/schema.ts'
import cloth from '../ui/cloth.module.css'
import { Link, type To } from '../ui/link.tsx'
import { Stars } from '../ui/stars.tsx'

/** A quotation. One from a case study has no rating, and its role names the company. */
export type Quoted = Omit<Testimonial, 'rating' | 'company'> &
  Partial<Testimonial> & { link?: { to: To; label: string } }

/** A quotation of a client, with name, role and rating. `large` is for one that stands alone or first. */
export function Quote({ quote, large = false }: { quote: Quoted; large?: boolean }) {
  return (
    <figure className="flex flex-col gap-md md:gap-md h-full border-t-2 border-ink pt-md pb-xl">
      {quote.rating && <Stars rating={quote.rating} />}
      <blockquote className={large ? 'text-xl font-500' : 'text-base'}>
        <p>“{quote.content}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-md">
        <span
          aria-hidden="true"
          data-accent={quote.accent}
          className={`${cloth.cloth} [--cell:8px] grid place-items-center flex-none size-15 border-2 border-ink`}
        >
          <span className="bg-[var(--chalk)] text-night border-[1.5px] border-night px-sm font-mono font-600 text-xs">
            {quote.initials ?? quote.name.replaceAll(/(\S)\S*\s*/g, '$1')}
          </span>
        </span>
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <cite className="block font-600">{quote.name}</cite>
          <p>{[quote.role, quote.company].filter(Boolean).join(', ')}</p>
          {quote.link && (
            <p className="pt-sm font-500">
              <Link to={quote.link.to} className="decoration-current">
                {quote.link.label}
              </Link>
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}
