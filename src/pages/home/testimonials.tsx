import { pictureUrl } from '../../assets.ts'
import { clients, testimonials } from '../../content/company.ts'
import { home } from '../../content/home.ts'
import { linkedQuote } from '../../content/projects.ts'
import { Quote } from '../../sections/quote.tsx'
import { Link } from '../../ui/link.tsx'
import scroll from '../../ui/scroll-row.module.css'
import { Section } from '../../ui/section.tsx'

/** Quotations of clients, the first of them large, and below them the logos of all clients. */
export function Testimonials() {
  const texts = home.testimonials
  const quotes = testimonials.map(linkedQuote)
  if (quotes.length === 0 && clients.length === 0) return null
  return (
    <Section id="testimonials" ground="surface" variant="stacked" badge={texts.badge} heading={texts}>
      <div
        className={`${scroll.row} gap-x-xl md:grid ${quotes.length > 1 ? 'md:grid-cols-2 md:[&>:first-child]:row-span-2' : ''}`}
      >
        {quotes.map((quote, index) => (
          <Quote key={quote.name} quote={quote} large={index === 0} />
        ))}
      </div>
      <h3 className="visually-hidden">{texts.clientsHeading}</h3>
      <div className="flex flex-wrap mt-md border-t border-l border-edge [&_:is(li,a)]:flex [&_:is(li,a)]:grow [&_:is(li,a)]:items-center [&_:is(li,a)]:justify-center [&_:is(li,a)]:min-h-10 xl:[&_:is(li,a)]:min-h-14 [&_li]:w-1/3 md:[&_:is(li,a)]:w-1/6 xl:[&_:is(li,a)]:w-1/8 [&_li]:border-r [&_li]:border-b [&_li]:border-edge [&_li>svg]:w-auto [&_li>svg]:max-w-[min(88%,7.5rem)] [&_li>svg]:h-8 [&_li>svg]:fill-current">
        <ul className="contents">
          {clients.map(({ name, symbol, width }) => (
            <li key={symbol}>
              <svg viewBox={`0 0 ${width} 40`} role="img" aria-label={name}>
                <use href={`${pictureUrl('clients')}#c-${symbol}`} />
              </svg>
            </li>
          ))}
        </ul>
        <Link
          to="booking"
          className="w-full gap-sm px-sm py-xs text-sm md:lt-lg:text-xs font-600 bg-ink text-paper"
        >
          {texts.clients}
        </Link>
      </div>
    </Section>
  )
}
