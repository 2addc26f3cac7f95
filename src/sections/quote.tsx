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
    <figure className="flex flex-col gap-md h-full border-t-2 border-ink pt-md pb-lg">
      <blockquote className={`lt-md:text-sm ${large ? 'md:text-xl' : ''}`}>
        <p>
          {/* In wide windows, the opening quotation mark hangs outside the text, whose lines begin in one place. */}
          <span className="xl:inline-block xl:w-[0.5em] xl:-ml-[0.5em] text-end">“</span>
          {quote.content}”
        </p>
      </blockquote>
      <figcaption className="mt-auto flex gap-md text-sm">
        <span
          aria-hidden="true"
          data-accent={quote.accent}
          className={`${cloth.cloth} [--cell:8px] grid place-items-center flex-none size-15 border-2 border-ink`}
        >
          <b className="bg-[var(--chalk)] text-night border-2 border-night px-sm font-mono text-xs">
            {quote.initials ?? quote.name.replaceAll(/(\S)\S*\s*/g, '$1')}
          </b>
        </span>
        <div className="flex flex-wrap items-center gap-x-md">
          <cite className="font-600">{quote.name}</cite>
          {quote.rating && <Stars rating={quote.rating} />}
          <p className="w-full text-balance">{[quote.role, quote.company].filter(Boolean).join(', ')}</p>
          {quote.link && (
            <Link to={quote.link.to} className="target font-600 decoration-current">
              {quote.link.label}
            </Link>
          )}
        </div>
      </figcaption>
    </figure>
  )
}
