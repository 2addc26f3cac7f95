import { pictureUrl } from '../../assets.ts'
import type { Client } from '../../content/company.ts'
import { home } from '../../content/home.ts'
import type { Testimonial } from '../../content/schema.ts'
import { Quote } from '../../sections/quote.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'

/** Three unequal quotations on the slab, and the wall of clients below them. */
export function Testimonials({
  quotes,
  clients,
}: {
  quotes: readonly Testimonial[]
  clients: readonly Client[]
}) {
  const [first, ...rest] = quotes
  return (
    <Section ground="slab">
      <Tag>{home.testimonials.badge}</Tag>
      <h2 className="mt-4 mb-[clamp(2rem,4.5vw,4rem)]">{home.testimonials.title}</h2>
      <div className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] lg:grid-cols-[7fr_5fr]">
        {first && <Quote quote={first} large />}
        <div className="grid">
          {rest.map((quote) => (
            <Quote key={quote.name} quote={quote} />
          ))}
        </div>
      </div>
      <h3 className="visually-hidden">Our clients</h3>
      <ul className="wall grid grid-cols-2 md:grid-cols-4 lg:grid-cols-6 mt-[clamp(2rem,4vw,4rem)] border-t border-l border-edge">
        {clients.map(({ name, symbol, width }) => (
          <li
            key={symbol}
            className="grid place-items-center min-h-20 md:min-h-24 p-3 border-b border-r border-edge"
          >
            <svg
              viewBox={`0 0 ${width} 40`}
              role="img"
              aria-label={name}
              className="h-8 w-auto max-w-[88%] fill-current"
            >
              <use href={`${pictureUrl('clients')}#c-${symbol}`} />
            </svg>
          </li>
        ))}
        <li className="grid place-items-center min-h-20 p-3 bg-ink text-paper border-b border-r border-edge">
          <Link to="booking" className="inline-flex items-center gap-1.5 min-h-11 font-600 leading-tight">
            {home.testimonials.clients}
          </Link>
        </li>
      </ul>
    </Section>
  )
}
