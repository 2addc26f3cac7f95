import { eastToWest, hoursCovered, hoursInUtc } from '../content/office-hours.ts'
import type { Office } from '../content/schema.ts'
import { Track } from '../ui/track.tsx'

const axis = ['00', '03', '06', '09', '12', '15', '18', '21']

/** `3.5` → `'03:30'`. */
function clock(hours: number): string {
  const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)]
  return [whole, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}

/** One day in UTC, an office a row: the hours it is open are woven. */
export function DayChart({ offices }: { offices: readonly Office[] }) {
  const rows = eastToWest(offices).map((office) => ({ ...office, spans: hoursInUtc(office) }))
  const spoken = rows
    .map(({ country, spans }) => {
      // Past midnight, the day begins in the second span and ends in the first.
      return `${country} ${clock(spans.at(-1)?.from ?? 0)} to ${clock(spans[0]?.to ?? 24)}`
    })
    .join(', ')
  return (
    <div
      role="img"
      aria-label={`Office hours across one day in UTC. ${spoken}. Together ${Number(hoursCovered(offices).toFixed(2))} of 24 hours.`}
      className="border-2 border-ink bg-panel"
    >
      {rows.map(({ city, hue, spans }) => (
        <div key={city} data-hue={hue} className="grid border-b border-line md:grid-cols-[9.5rem_1fr]">
          <b className="px-4 pt-2.5 md:py-3.5 font-600 leading-[1.2]">{city}</b>
          <div className="day-grid relative min-h-13 border-ink md:border-l-2">
            {spans.map(({ from, to }) => (
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
