import { pictureUrl } from '../../assets.ts'
import { clients, testimonials } from '../../content/company.ts'
import { home } from '../../content/home.ts'
import { linkedQuote } from '../../content/projects.ts'
import { Quote } from '../../sections/quote.tsx'
import { Link } from '../../ui/link.tsx'
import thread from '../../ui/margin-thread.module.css'
import scroll from '../../ui/scroll-row.module.css'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './testimonials.module.css'

/** Quotations of clients, the first of them large, and below them the logos of all clients. */
export function Testimonials() {
  const quotes = testimonials.map(linkedQuote)
  if (quotes.length === 0 && clients.length === 0) return null
  return (
    <Section ground="surface">
      <Tag>{home.testimonials.badge}</Tag>
      <h2 id="testimonials" className={`${thread.knot} mt-md mb-lg`}>
        {home.testimonials.title}
      </h2>
      <div className={`${styles.quotes} ${scroll.row}`}>
        {quotes.map((quote, index) => (
          <Quote key={quote.name} quote={quote} large={index === 0} />
        ))}
      </div>
      <h3 className="visually-hidden">{home.testimonials.clientsHeading}</h3>
      <div className={styles.clients}>
        <ul>
          {clients.map(({ name, symbol, width }) => (
            <li key={symbol}>
              <svg viewBox={`0 0 ${width} 40`} role="img" aria-label={name}>
                <use href={`${pictureUrl('clients')}#c-${symbol}`} />
              </svg>
            </li>
          ))}
        </ul>
        <Link to="booking">{home.testimonials.clients}</Link>
      </div>
    </Section>
  )
}
