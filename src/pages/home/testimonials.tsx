import { pictureFile } from '../../assets.ts'
import { clients, testimonials } from '../../content/company.ts'
import { home } from '../../content/home.ts'
import { linkedQuote } from '../../content/projects.ts'
import { Quote } from '../../sections/quote.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './testimonials.module.css'

/** Quotations of clients, the first of them large, and below them the logos of all clients. */
export function Testimonials() {
  const texts = home.testimonials
  const quotes = testimonials.map(linkedQuote)
  if (quotes.length === 0 && clients.length === 0) return null
  return (
    <Section id="testimonials" ground="surface" variant="stacked" badge={texts.badge} heading={texts}>
      <div className={`grid gap-x-xl ${quotes.length > 1 ? 'md:grid-cols-2 lg:starts-3' : ''}`}>
        {quotes.map((quote, index) => (
          <div key={quote.name} className={index === 0 ? 'md:row-span-2' : undefined}>
            <Quote quote={quote} large={index === 0} />
          </div>
        ))}
      </div>
      {clients.length > 0 && (
        <>
          <h3 className="visually-hidden">{texts.clientsHeading}</h3>
          <ul className="flex flex-wrap mt-md border-t border-l border-edge">
            {clients.map(({ name, symbol, width }) => (
              <li key={symbol} className={`${styles.cell} border-r border-b border-edge`}>
                <svg
                  viewBox={`0 0 ${width} 40`}
                  role="img"
                  aria-label={name}
                  className="h-8 max-w-[min(88%,7.5rem)] fill-current"
                >
                  <use href={`${pictureFile('clients').src}#${symbol}`} />
                </svg>
              </li>
            ))}
          </ul>
          <ButtonLink to="booking" label={texts.clients} size="lg" className="mt-lg lt-md:w-full" />
        </>
      )}
    </Section>
  )
}
