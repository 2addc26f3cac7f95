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
    <figure className="flex flex-col gap-3 md:gap-4.5 h-full border-t-2 border-ink pt-5 pb-[clamp(1.5rem,3vw,3rem)]">
      {quote.rating && <Stars rating={quote.rating} />}
      <blockquote className={large ? 'text-t5 leading-[1.12] font-500 lg:tracking-[-.02em]' : 'text-t3'}>
        <p>“{quote.content}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3.5 leading-[1.3]">
        <span
          aria-hidden="true"
          data-accent={quote.accent}
          className={`${cloth.cloth} [--cell:8px] grid place-items-center flex-none size-15 border-2 border-ink`}
        >
          <span className="bg-[var(--chalk)] text-night border-[1.5px] border-night px-1.5 font-mono font-600 text-t0 leading-[1.5]!">
            {quote.initials ?? quote.name.replaceAll(/(\S)\S*\s*/g, '$1')}
          </span>
        </span>
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <cite className="block font-600">{quote.name}</cite>
          <p>{[quote.role, quote.company].filter(Boolean).join(', ')}</p>
          {quote.link && (
            <p className="pt-1.5 font-500">
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
