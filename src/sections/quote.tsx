import type { Testimonial } from '../content/schema.ts'
import cloth from '../ui/cloth.module.css'
import { Link, type To } from '../ui/link.tsx'
import { Stars } from '../ui/stars.tsx'
import styles from './quote.module.css'

/** A quotation. One from a case study has no rating, and its role names the company. */
export type Quoted = Omit<Testimonial, 'rating' | 'company'> &
  Partial<Testimonial> & { link?: { to: To; label: string } }

/** A quotation of a client, with name, role and rating. `large` is for one that stands alone or first. */
export function Quote({ quote, large = false }: { quote: Quoted; large?: boolean }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={large ? 'text-xl font-500' : ''}>
        <p>“{quote.content}”</p>
      </blockquote>
      <figcaption>
        <span aria-hidden="true" data-accent={quote.accent} className={cloth.cloth}>
          <b>{quote.initials ?? quote.name.replaceAll(/(\S)\S*\s*/g, '$1')}</b>
        </span>
        <div>
          <cite>{quote.name}</cite>
          {quote.rating && <Stars rating={quote.rating} />}
          <p>{[quote.role, quote.company].filter(Boolean).join(', ')}</p>
          {quote.link && <Link to={quote.link.to}>{quote.link.label}</Link>}
        </div>
      </figcaption>
    </figure>
  )
}
