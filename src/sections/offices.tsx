import type { OfficeBand, OfficeCard } from '../content/office-band.ts'
import { columns } from '../ui/columns.ts'
import { Picture } from '../ui/picture.tsx'
import { OfficeHoursChart } from './office-hours-chart.tsx'

/** The offices: a chart of their hours, and a card with address and contact for each. */
export function Offices(band: OfficeBand) {
  return (
    <>
      <OfficeHoursChart {...band} />
      <OfficeCards {...band} className="mt-lg" />
    </>
  )
}

/** A card with address and contact for each office. */
export function OfficeCards({
  cards,
  words,
  className = '',
}: Pick<OfficeBand, 'cards' | 'words'> & { className?: string }) {
  return (
    <div className={`${className} grid gap-x-cols gap-y-lg ${columns(cards.length, 4)}`}>
      {cards.map((card) => (
        <Card key={card.city} card={card} words={words} />
      ))}
    </div>
  )
}

function Card({ card, words }: { card: OfficeCard; words: OfficeBand['words'] }) {
  const { region, accent, address, country, phone, email, hours } = card
  return (
    <article data-accent={accent} className="border-t-6 border-accent pt-sm">
      <h3 className="flex items-center gap-md md:lt-lg:gap-sm md:lt-lg:text-base">
        <Flag {...card} />
        {region}
      </h3>
      <address className="my-sm">
        {address.map((line) => (
          <span key={line} className="md:block lt-md:after:content-[',_']">
            {line}
          </span>
        ))}
        {country}
      </address>
      <dl className="grid grid-cols-[fit-content(50%)_1fr] items-baseline gap-x-md text-sm">
        {phone && (
          <>
            <dt className="text-faint">{words.call}</dt>
            <dd>
              <a href={phone.href} className="inline-block min-h-6">
                {phone.text}
              </a>
            </dd>
          </>
        )}
        <dt className="text-faint">{words.write}</dt>
        <dd>
          <a href={email.href} className="inline-block min-h-6">
            {email.text}
          </a>
        </dd>
        <dt className="text-faint">{words.hours}</dt>
        <dd>{hours}</dd>
      </dl>
    </article>
  )
}

/** The flag of a country, or its two-letter code if there is no drawing of the flag. */
function Flag({ flag, countryCode }: Pick<OfficeCard, 'flag' | 'countryCode'>) {
  const box = 'w-9 h-6 outline outline-2 outline-offset--2 outline-ink'
  if (flag) return <Picture name={flag} alt="" size={[36, 24]} className={box} />
  return (
    <svg
      aria-hidden="true"
      width="36"
      height="24"
      viewBox="0 0 36 24"
      className={`${box} bg-accent fill-on-accent`}
    >
      <text x="18" y="16.5" textAnchor="middle" className="font-mono text-xs">
        {countryCode}
      </text>
    </svg>
  )
}
