import type { Accent } from '../content/schema.ts'
import { ChartBar } from '../ui/chart-bar.tsx'
import cloth from '../ui/cloth.module.css'

const axis = ['00', '03', '06', '09', '12', '15', '18', '21']

export interface DayChartProps {
  /** What it shows, for who cannot see it. */
  label: string
  /** A row for each office; its spans are hours of a day in UTC, from 0 to 24. */
  days: readonly { city: string; accent: Accent; spans: readonly { from: number; to: number }[] }[]
  /** The name of the axis. */
  zone: string
}

/** The office hours of one day in UTC, with a row for each office. */
export function OfficeHoursChart({ label, days, zone }: DayChartProps) {
  return (
    <div role="img" aria-label={label} className="border-2 border-ink bg-panel">
      {days.map(({ city, accent, spans }) => (
        <div key={city} data-accent={accent} className="grid border-b border-line md:grid-cols-[9.5rem_1fr]">
          <b className="px-4 pt-2.5 md:py-2.5 font-600 leading-[1.2]">{city}</b>
          <div className="hairlines-24 dark:[--hairline:var(--edge)] relative min-h-11 border-ink md:border-l-2">
            {spans.map(({ from, to }) => (
              <ChartBar key={from} from={from} to={to} of={24}>
                <div className={`${cloth.cloth} [--cell:8px] h-[30px] mt-[7px] border-2 border-ink`} />
              </ChartBar>
            ))}
          </div>
        </div>
      ))}
      <div className="grid md:grid-cols-[9.5rem_1fr] font-mono font-500 text-t0 leading-[2.4]!">
        <b className="px-4 font-500">{zone}</b>
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
