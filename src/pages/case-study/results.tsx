import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import type { Result, Story } from '../../content/schema.ts'
import { Section, SmallHeading } from '../../ui/section.tsx'
import threadPaths from './margin-thread-paths.module.css'
import styles from './results.module.css'

/** The three results of a project. A line connects them like a chart, above or, on narrow screens, at the left. */
export function Results({ results, line }: { results: Story['resultFigures']; line: string | undefined }) {
  return (
    <Section>
      <div className="flex flex-wrap justify-between items-baseline gap-x-lg gap-y-sm">
        <SmallHeading>{texts.results}</SmallHeading>
        {line && results.some(({ chart }) => chart && 'before' in chart) && (
          <p aria-hidden="true" className="flex items-baseline gap-sm font-mono text-xs">
            <span className={`${keyClasses} rounded-full bg-ink`} /> {texts.before}
            <span
              className={`${keyClasses} ml-md bg-[var(--thread-color)] lt-lg:rounded-full lg:[rotate:45deg]`}
            />
            {texts.after}
          </p>
        )}
      </div>
      <div
        className={`relative mt-lg ${line ? 'lt-lg:pl-[4.5em] lt-lg:[clip-path:inset(0_calc(-1*var(--gut)))]' : ''}`}
      >
        {line && (
          <>
            {/* Covers the margin thread on narrow screens. */}
            <span className="absolute inset-y-0 right-full w-[var(--gut)] bg-paper lg:hidden" />
            <Line path={line} results={results} />
          </>
        )}
        <dl className={`grid ${line ? styles.columns : 'lg:grid-cols-3'}`}>
          {results.map(({ value, label, description }) => (
            <div
              key={label}
              className="pb-lg lg:-ml-px lg:border-l-2 border-ink lg:pt-md lg:pb-0 lg:pl-md lg:pr-lg"
            >
              <dt className={`font-600 text-base ${line ? styles.label : ''}`}>{label}</dt>
              <dd className="font-600 text-accent-text text-xl">{value}</dd>
              <dd className="mt-sm text-muted">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** The classes of a mark of the legend, which has the shape and the colours of the marks in the line. */
const keyClasses = `self-center ${threadPaths.paths} size-3 border-2 border-ink`

/** In units of the line: the place of the first result, and the distances to the next one and to the value before. */
const [first, apart, earlier] = [168, 420, 84]

/** The classes of a path of the line, and of one in the colour of the thread. */
const pathClasses = `${threadPaths.path} ${styles.path}`
const colourClasses = `${pathClasses} ${threadPaths.colour}`

/** The line through the results, with a mark at each result and at each value before the project. */
function Line({ path, results }: { path: string; results: Story['resultFigures'] }) {
  const marks = results.map(({ chart }, nth) => `M${first + nth * apart} ${heightOf(chart, 'after')}`)
  const marksBefore = results.flatMap(({ chart }, nth) =>
    chart && 'before' in chart ? [`M${first + nth * apart - earlier} ${heightOf(chart, 'before')}h0`] : [],
  )
  const line = `M-20 220H0${path}H3000`
  const diamonds = marks.map((mark) => `${mark}l1 1`).join('')
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className={`${threadPaths.paths} ${styles.line}`}
    >
      <path
        d={`M0 220H1344${marks.map((mark) => `${mark}V220`).join('')}`}
        className={`${pathClasses} [--thick:2px] lt-lg:hidden`}
      />
      <path d={line} className={pathClasses} />
      <path d={line} className={colourClasses} />
      <path
        d={marksBefore.join('')}
        className={`${pathClasses} [--thick:calc(var(--thread-width)+4px)] [stroke-linecap:round]`}
      />
      <path d={diamonds} className={`${pathClasses} ${styles.mark}`} />
      <path d={diamonds} className={`${colourClasses} ${styles.mark}`} />
    </svg>
  )
}

/** In units from the top: 20 for 100 % or the larger amount, 220 for nothing, 120 for what is not an amount. */
function heightOf(chart: Result['chart'], when: 'before' | 'after'): number {
  if (!chart) return 120
  if ('share' in chart) return 220 - 2 * chart.share
  return 220 - (200 * chart[when]) / Math.max(chart.before, chart.after)
}
