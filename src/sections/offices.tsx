import { Fragment } from 'react'
import type { OfficeBand, OfficeCard } from '../content/office-band.ts'
import { ChartBar, ChartRow } from '../ui/chart-bar.tsx'
import cloth from '../ui/cloth.module.css'
import { columns } from '../ui/columns.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './offices.module.css'

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

/** The office hours of one day in UTC, with a row for each office. `client/office-hours.ts` makes them local. */
function OfficeHoursChart({ chart, words }: Pick<OfficeBand, 'chart' | 'words'>) {
  return (
    <div data-open={words.openNow} data-closed={words.closed}>
      <div role="img" aria-label={chart.label} className={styles.chart}>
        {chart.days.map(({ city, accent, timezone, weekdays, opens, start, hours }) => (
          <div
            key={city}
            data-accent={accent}
            data-zone={timezone}
            data-days={weekdays}
            data-opens={opens}
            data-minutes={hours * 60}
          >
            <b>{city}</b>
            <div className="hairlines-24">
              <ChartRow>
                {/* The second bar is that of the day before, which may end after midnight. */}
                {[start, start - 24].map((from) => (
                  <ChartBar key={from} from={from} to={from + hours} of={24}>
                    <div className={cloth.cloth} />
                  </ChartBar>
                ))}
                {/* The mark of the present time, outside the chart until the script moves it. */}
                <rect x="-99" y="-2" width="5" height="200%" />
              </ChartRow>
            </div>
          </div>
        ))}
        <div>
          <b data-local={words.localZone}>{words.zone}</b>
          <ol>
            {['00', '03', '06', '09', '12', '15', '18', '21'].map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
        </div>
      </div>
      <p data-local={words.localHours} className={styles.note}>
        {words.utcHours}
      </p>
    </div>
  )
}

function Card({ card, words }: { card: OfficeCard; words: OfficeBand['words'] }) {
  const { region, accent, address, country, phone, email, hours } = card
  const contacts = [
    { name: words.call, contact: phone },
    { name: words.write, contact: email },
  ]
  return (
    <article data-accent={accent} className={styles.card}>
      <h3>
        <Flag {...card} />
        {region}
      </h3>
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {country}
      </address>
      <dl>
        {contacts.map(
          ({ name, contact }) =>
            contact && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>
                  <a href={contact.href}>{contact.text}</a>
                </dd>
              </Fragment>
            ),
        )}
        <dt>{words.hours}</dt>
        <dd>{hours}</dd>
      </dl>
    </article>
  )
}

/** The flag of a country, or its two-letter code if there is no drawing of the flag. */
function Flag({ flag, countryCode }: Pick<OfficeCard, 'flag' | 'countryCode'>) {
  if (flag) return <Picture name={flag} alt="" size={[36, 24]} />
  return <span aria-hidden="true">{countryCode}</span>
}
