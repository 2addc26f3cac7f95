import type { OfficeBand, OfficeCard } from '../content/office-band.ts'
import { ChartBar } from '../ui/chart-bar.tsx'
import cloth from '../ui/cloth.module.css'
import { columns } from '../ui/columns.ts'
import { officeData } from '../ui/phone-numbers.tsx'
import { Picture } from '../ui/picture.tsx'

/** The offices: a chart of their hours, and a card with address and contact for each. */
export function Offices({ chart, cards, words }: OfficeBand) {
  return (
    <>
      <OfficeHoursChart chart={chart} words={words} />
      <div className={`mt-lg grid gap-x-cols gap-y-lg ${columns(cards.length, 4)}`}>
        {cards.map((card) => (
          <Card key={card.city} card={card} words={words} />
        ))}
      </div>
    </>
  )
}

/** The classes of a row of the chart. */
const row = 'grid grid-cols-[6.5rem_1fr] md:grid-cols-[9.5rem_1fr]'

/** The office hours of one day in UTC, with a row for each office. `client/office-hours.ts` makes them local. */
function OfficeHoursChart({ chart, words }: Pick<OfficeBand, 'chart' | 'words'>) {
  return (
    <div data-offices="chart" data-open={words.openNow} data-closed={words.closed}>
      <div
        role="img"
        aria-label={chart.label}
        data-label={words.localChart}
        className="border-2 border-ink bg-panel"
      >
        {chart.days.map(({ city, country, accent, start, hours, daylightSaving, ...day }) => (
          <div
            key={city}
            data-accent={accent}
            data-country={country}
            {...officeData({ hours, ...day })}
            className={`${row} border-b border-line`}
          >
            <b className="py-sm pl-sm font-600">{city}</b>
            <div className="hairlines-24 dark:[--hairline:var(--edge)] relative border-ink border-l-2">
              <svg aria-hidden="true" className="reveals absolute inset-0 size-full">
                {/* The second bar is that of the day before, which may end after midnight. */}
                {[start, start - 24].map((from) => (
                  <ChartBar key={from} from={from} to={from + hours} of={24}>
                    <div className={`${cloth.cloth} [--cell:8px] h-7 mt-sm border-2 border-ink`} />
                  </ChartBar>
                ))}
                {/* In summer, the office opens and closes an hour earlier. The script removes this hour, because it knows the date. */}
                {daylightSaving &&
                  [start - 1, start + 23].map((from) => (
                    <ChartBar key={from} from={from} to={from + 1} of={24}>
                      <div data-summer className="h-7 mt-sm border-2 border-r-0 border-dashed border-ink" />
                    </ChartBar>
                  ))}
                {/* The mark of the present time, outside the chart until the script moves it. */}
                <rect x="-99" y="-2" width="5" height="200%" className="fill-brand stroke-ink stroke-2" />
              </svg>
            </div>
          </div>
        ))}
        <div className={`${row} font-mono font-500 text-xs`}>
          <b data-local={words.localZone} className="px-sm font-500">
            {words.zone}
          </b>
          <ol className="grid grid-cols-8 overflow-clip border-ink border-l-2 [overflow-wrap:normal]">
            {['00', '03', '06', '09', '12', '15', '18', '21'].map((hour, index) => (
              // On phones, there is room for each second hour, and for each fourth one if texts are large.
              <li
                key={hour}
                className={`border-l border-edge pl-xs ${index % 2 ? 'lt-md:invisible' : ''} ${index % 4 ? 'lt-sm:invisible' : ''}`}
              >
                {hour}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p data-local={words.localHours} className="mt-sm min-h-[2lh] md:min-h-[1lh] text-sm text-muted">
        {words.utcHours}
        {chart.days.some(({ daylightSaving }) => daylightSaving) && ` ${words.utcSummer}`}
      </p>
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
      <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-md text-sm">
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
    <svg aria-hidden="true" viewBox="0 0 36 24" className={`${box} bg-accent fill-on-accent`}>
      <text x="18" y="16.5" textAnchor="middle" className="font-mono font-600 text-xs">
        {countryCode}
      </text>
    </svg>
  )
}
