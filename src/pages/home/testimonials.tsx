import { pictureUrl } from '../../assets.ts'
import type { Client } from '../../content/company.ts'
import { home } from '../../content/home.ts'
import type { LinkedQuote } from '../../content/projects.ts'
import { Quote } from '../../sections/quote.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'

/** A cell of the wall, between hairlines: two, four or six in a row. */
const cell =
  'grid place-items-center w-1/2 md:w-1/4 lg:w-1/6 min-h-20 md:min-h-24 p-3 border-r border-b border-edge'

/** Quotations on the loudest ground, the first of them large, and the wall of clients below. */
export function Testimonials({
  quotes,
  clients,
}: {
  quotes: readonly LinkedQuote[]
  clients: readonly Client[]
}) {
  if (quotes.length === 0 && clients.length === 0) return null
  const [first, ...rest] = quotes
  const beside = rest.slice(0, 2)
  const below = rest.slice(2)
  return (
    <Section ground="surface">
      <Tag>{home.testimonials.badge}</Tag>
      <h2 id="testimonials" className="mt-4 mb-[clamp(2rem,4.5vw,4rem)]">
        {home.testimonials.title}
      </h2>
      <div
        className={`grid gap-x-[clamp(1.5rem,4vw,4.5rem)] ${beside.length > 0 ? 'lg:grid-cols-[7fr_5fr]' : ''}`}
      >
        {first && <Quote quote={first} large />}
        {beside.length > 0 && (
          <div className="grid">
            {beside.map((quote) => (
              <Quote key={quote.name} quote={quote} />
            ))}
          </div>
        )}
      </div>
      {below.length > 0 && (
        <div className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] md:grid-cols-2">
          {below.map((quote) => (
            <Quote key={quote.name} quote={quote} />
          ))}
        </div>
      )}
      <h3 className="visually-hidden">{home.testimonials.clientsHeading}</h3>
      <ul className="flex flex-wrap mt-[clamp(2rem,4vw,4rem)] border-t border-l border-edge">
        {clients.map(({ name, symbol, width }) => (
          <li key={symbol} className={cell}>
            <svg
              viewBox={`0 0 ${width} 40`}
              role="img"
              aria-label={name}
              className="w-auto max-w-[88%] h-8 fill-current"
            >
              <use href={`${pictureUrl('clients')}#c-${symbol}`} />
            </svg>
          </li>
        ))}
        {/* The empty cell invites, and fills the last row. */}
        <li className={`${cell} grow bg-ink text-paper`}>
          <Link to="booking" className="inline-flex items-center gap-1.5 min-h-11 font-600 leading-tight">
            {home.testimonials.clients}
          </Link>
        </li>
      </ul>
    </Section>
  )
}
