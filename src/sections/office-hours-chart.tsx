import type { OfficeBand } from '../content/office-band.ts'
import { ChartBar } from '../ui/chart-bar.tsx'
import cloth from '../ui/cloth.module.css'
import { officeData } from '../ui/phone-numbers.tsx'

/** The classes of a row of the chart. */
const row = 'grid grid-cols-[6.5rem_1fr] md:grid-cols-[9.5rem_1fr]'

/** The office hours of one day in UTC, with a row for each office. `client/office-hours.ts` makes them local. */
export function OfficeHoursChart({ chart, words }: Pick<OfficeBand, 'chart' | 'words'>) {
  const inSummer = chart.days.filter(({ daylightSaving }) => daylightSaving).map(({ country }) => country)
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
            <b className="py-sm lg:py-md pl-sm font-600">{city}</b>
            <div
              className="hairlines dark:[--hairline:var(--edge)] relative border-ink border-l-2"
              style={{ '--columns': 24 }}
            >
              <div aria-hidden="true" data-bars className="absolute inset-0 overflow-clip">
                {/* The second bar is that of the day before, which may end after midnight. */}
                {[start, start - 24].map((from) => (
                  <ChartBar key={from} from={from} to={from + hours} of={24}>
                    <div
                      className={`${cloth.cloth} reveals [--cell:8px] h-7 mt-sm lg:mt-md border-2 border-ink`}
                    />
                  </ChartBar>
                ))}
                {/* In summer, the office opens and closes an hour earlier. The script removes this hour, because it knows the date. */}
                {daylightSaving &&
                  [start - 1, start + 23].map((from) => (
                    <ChartBar key={from} from={from} to={from + 1} of={24}>
                      <div
                        data-summer
                        className="h-7 mt-sm lg:mt-md border-2 border-r-0 border-dashed border-ink"
                      />
                    </ChartBar>
                  ))}
                {/* The mark of the present time, outside the chart until the script moves it. */}
                <i className="absolute inset-y-0 left-[-99px] w-1.75 bg-brand border-x-2 border-ink" />
              </div>
            </div>
          </div>
        ))}
        <div className={`${row} font-mono text-xs`}>
          <b data-local={words.localZone} className="px-sm">
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
        {inSummer.length > 0 && ` ${words.utcSummer(inSummer)}`}
      </p>
    </div>
  )
}
