import type { OfficeBand, OfficeCard } from '../content/office-band.ts'
import { columns } from '../ui/columns.tsx'
import { Picture } from '../ui/picture.tsx'
import { OfficeHoursChart } from './office-hours-chart.tsx'

const contact = 'inline-block min-h-6'

/** The flag of a country, or its two-letter code if there is no drawing of the flag. */
function Flag({ flag, countryCode }: Pick<OfficeCard, 'flag' | 'countryCode'>) {
  if (!flag) {
    return (
      <span
        aria-hidden="true"
        className="grid place-items-center w-9 h-6 bg-accent text-on-accent font-mono font-600 text-t0 leading-none! outline outline-[1.5px] outline-offset--1.5px outline-ink"
      >
        {countryCode}
      </span>
    )
  }
  return (
    <Picture
      name={flag}
      alt=""
      width={36}
      height={24}
      className="w-9 h-6 outline outline-[1.5px] outline-offset--1.5px outline-ink"
    />
  )
}

function Card({ card, words }: { card: OfficeCard; words: OfficeBand['words'] }) {
  const { region, accent, address, country, phone, email, hours } = card
  return (
    <article data-accent={accent} className="border-t-6 border-accent pt-3 md:pt-4.5">
      <h3 className="flex items-center gap-3">
        <Flag {...card} />
        {region}
      </h3>
      <address className="my-1 md:my-3">
        {address.map((line) => (
          <span key={line} className="md:block lt-md:after:content-[',_']">
            {line}
          </span>
        ))}
        {country}
      </address>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-t1 [overflow-wrap:anywhere]">
        {phone && (
          <>
            <dt className="text-faint">{words.call}</dt>
            <dd>
              <a href={phone.href} className={contact}>
                {phone.text}
              </a>
            </dd>
          </>
        )}
        <dt className="text-faint">{words.write}</dt>
        <dd>
          <a href={email.href} className={contact}>
            {email.text}
          </a>
        </dd>
        <dt className="text-faint">{words.hours}</dt>
        <dd>{hours}</dd>
      </dl>
    </article>
  )
}

/** The chart of office hours, and a card for each office. */
export function Offices({ chart, cards, words }: OfficeBand) {
  return (
    <>
      <OfficeHoursChart {...chart} />
      <div className={`mt-6 grid gap-x-cols gap-y-5 ${columns(cards.length, 4)}`}>
        {cards.map((card) => (
          <Card key={card.city} card={card} words={words} />
        ))}
      </div>
    </>
  )
}
