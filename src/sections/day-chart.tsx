import type { Office } from '../content/schema.ts'
import { Track } from '../ui/track.tsx'

const axis = ['00', '03', '06', '09', '12', '15', '18', '21']

/** Opening hours on a scale from 0 to 24; two bars when they run past midnight UTC. */
function spans({ opens, closes }: Office['utc']): { from: number; to: number }[] {
  return opens < closes
    ? [{ from: opens, to: closes }]
    : [
        { from: 0, to: closes },
        { from: opens, to: 24 },
      ]
}

/** `3.5` → `'03:30'`. */
function clock(hours: number): string {
  return `${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 ? '30' : '00'}`
}

/** How many hours of the day at least one office is open. */
export function hoursCovered(offices: readonly Pick<Office, 'utc'>[]): number {
  const halfHours = Array.from({ length: 48 }, (_, index) => index / 2)
  const open = halfHours.filter((hour) =>
    offices.some(({ utc }) => spans(utc).some(({ from, to }) => from <= hour && hour < to)),
  )
  return open.length / 2
}

/** One day in UTC, an office a row: the hours it is open are woven. */
export function DayChart({ offices }: { offices: readonly Office[] }) {
  // East to west: the order in which the day begins.
  const rows = offices.toSorted(
    (a, b) => (a.utc.opens < 20 ? a.utc.opens : -1) - (b.utc.opens < 20 ? b.utc.opens : -1),
  )
  const spoken = rows
    .map(({ country, utc }) => `${country} ${clock(utc.opens)} to ${clock(utc.closes)}`)
    .join(', ')
  return (
    <div
      role="img"
      aria-label={`Office hours across one day in UTC. ${spoken}. Together ${hoursCovered(offices)} of 24 hours.`}
      className="border-2 border-ink bg-panel"
    >
      {rows.map(({ city, hue, utc }) => (
        <div key={city} data-hue={hue} className="grid border-b border-line md:grid-cols-[9.5rem_1fr]">
          <b className="px-4 pt-2.5 md:py-3.5 font-600 leading-[1.2]">{city}</b>
          <div className="day-grid relative min-h-13 border-ink md:border-l-2">
            {spans(utc).map(({ from, to }) => (
              <Track key={from} from={from} to={to} of={24}>
                <div className="cloth cloth-8 h-[34px] mt-[9px] border-2 border-ink" />
              </Track>
            ))}
          </div>
        </div>
      ))}
      <div className="grid md:grid-cols-[9.5rem_1fr] font-mono font-500 text-t0 leading-[2.4]!">
        <b className="px-4 font-500">UTC</b>
        <ol className="grid grid-cols-8 border-ink md:border-l-2">
          {axis.map((hour) => (
            <li key={hour} className="border-l border-edge pl-1.5 lt-md:even:invisible">
              {hour}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
