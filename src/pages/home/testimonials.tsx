import { pictureUrl } from '../../assets.ts'
import type { Client } from '../../content/company.ts'
import { home } from '../../content/home.ts'
import type { LinkedQuote } from '../../content/projects.ts'
import { Quote } from '../../sections/quote.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'

/** A cell of the wall, between hairlines. */
const cell = 'grid place-items-center min-h-20 md:min-h-24 p-3 border-r border-b border-edge'

/** The empty cell invites: it fills the wall's last row, in two, four and six columns. */
function lastCell(clients: number): string {
  const wide: Record<number, string> = {
    2: 'lg:col-span-2',
    3: 'lg:col-span-3',
    4: 'lg:col-span-4',
    5: 'lg:col-span-5',
    6: 'lg:col-span-6',
  }
  const medium: Record<number, string> = { 2: 'md:col-span-2', 3: 'md:col-span-3', 4: 'md:col-span-4' }
  const classes = [
    clients % 2 ? '' : 'col-span-2',
    medium[4 - (clients % 4)] ?? '',
    wide[6 - (clients % 6)] ?? '',
  ]
  // What a narrower screen needs, a wider one must not keep.
  if (classes[0] && !classes[1]) classes[1] = 'md:col-span-1'
  if ((classes[0] || medium[4 - (clients % 4)]) && !classes[2]) classes[2] = 'lg:col-span-1'
  return classes.filter(Boolean).join(' ')
}

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
      <ul className="grid grid-cols-2 md:grid-cols-4 lg:grid-cols-6 mt-[clamp(2rem,4vw,4rem)] border-t border-l border-edge">
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
        <li className={`${cell} bg-ink text-paper ${lastCell(clients.length)}`.trimEnd()}>
          <Link to="booking" className="inline-flex items-center gap-1.5 min-h-11 font-600 leading-tight">
            {home.testimonials.clients}
          </Link>
        </li>
      </ul>
    </Section>
  )
}
