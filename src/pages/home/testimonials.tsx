import { pictureUrl } from '../../assets.ts'
import { clients, testimonials } from '../../content/company.ts'
import { home } from '../../content/home.ts'
import { linkedQuote } from '../../content/projects.ts'
import { Quote } from '../../sections/quote.tsx'
import { Link } from '../../ui/link.tsx'
import thread from '../../ui/margin-thread.module.css'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'

const columns: Record<number, string> = {
  1: '',
  2: 'lg:cols-7-5',
  3: 'lg:grid-cols-2 lg:[&>:first-child]:row-span-2 ',
}

/** Quotations of clients, the first of them large, and below them the logos of all clients. */
export function Testimonials() {
  const quotes = testimonials.map(linkedQuote)
  if (quotes.length === 0 && clients.length === 0) return null
  return (
    <Section ground="surface">
      <Tag>{home.testimonials.badge}</Tag>
      <h2 id="testimonials" className={`${thread.knot} mt-md mb-xl`}>
        {home.testimonials.title}
      </h2>
      <div className={`grid gap-x-xl ${columns[quotes.length] ?? columns[3]}`}>
        {quotes.map((quote, index) => (
          <Quote key={quote.name} quote={quote} large={index === 0} />
        ))}
      </div>
      <h3 className="visually-hidden">{home.testimonials.clientsHeading}</h3>
      <div className="flex flex-wrap mt-md border-t border-l border-edge">
        <ul className="contents [&>li]:min-h-12 md:[&>li]:min-h-14 lg:[&>li]:min-h-16 [&>li]:w-1/3 md:[&>li]:w-1/6 lg:[&>li]:w-1/8 [&>li]:grid [&>li]:place-items-center [&>li]:grow [&>li]:p-sm [&>li]:border-r [&>li]:border-b [&>li]:border-edge [&_svg]:w-auto [&_svg]:max-w-[min(88%,7.5rem)] lg:[&_svg]:max-w-[88%] [&_svg]:h-8 [&_svg]:fill-current">
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
          className="min-h-12 md:min-h-14 lg:min-h-16 w-full xl:w-1/8 flex items-center justify-center grow gap-sm p-sm font-600 bg-ink text-paper"
        >
          {home.testimonials.clients}
        </Link>
      </div>
    </Section>
  )
}
