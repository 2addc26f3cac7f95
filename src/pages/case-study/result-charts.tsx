import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import type { Result, Story } from '../../content/schema.ts'
import { Section, SmallHeading } from '../../ui/section.tsx'
import threadPaths from './margin-thread-paths.module.css'

/** The three results of a project, each below a thread that comes out of the margin and is as long as the result. */
export function ResultCharts({ results }: { results: Story['resultFigures'] }) {
  return (
    <Section>
      <div className="flex flex-wrap justify-between items-baseline gap-x-lg gap-y-sm [break-after:avoid]">
        <SmallHeading>{texts.results}</SmallHeading>
        {results.some(({ chart }) => chart && 'before' in chart) && (
          <p aria-hidden="true" className="flex items-baseline gap-sm font-mono text-xs">
            <svg aria-hidden="true" className={`${threadPaths.paths} self-center w-px h-px mx-sm`}>
              <Before />
            </svg>
            {texts.before}
            <svg aria-hidden="true" className={`${threadPaths.paths} self-center w-px h-px mr-md ml-lg`}>
              <After />
            </svg>
            {texts.after}
          </p>
        )}
      </div>
      <dl className="mt-lg [overflow-wrap:anywhere]">
        {results.map(({ value, label, description, chart }) => (
          <div
            key={label}
            className="grid items-baseline gap-x-cols gap-y-xs pb-lg md:cols-4-8 lg:starts-2-3"
          >
            <dt className="font-600 text-base md:col-start-2">{label}</dt>
            <dd className="font-600 text-accent-text text-xl md:row-start-2">{value}</dd>
            <dd className="text-muted md:lt-lg:col-start-2">{description}</dd>
            <dd aria-hidden="true" className="order-first col-span-full">
              <Thread chart={chart} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The mark at the value before the project. */
function Before() {
  return <path d="M0 0h0" className={`${threadPaths.path} stroke-ink ${larger} [stroke-linecap:round]`} />
}

/** The mark at the result. */
function After() {
  const mark = `${threadPaths.path} ${larger} [stroke-linecap:square]`
  return (
    <>
      <path d="M0 0l.01 .01" className={mark} />
      <path d="M0 0l.01 .01" className={`${mark} ${threadPaths.colour}`} />
    </>
  )
}

/** Begins at the edge of the margin thread, and not in its middle as the colour does. */
const outside = '[translate:calc(var(--thread-width)/2-1px)]'

const larger = '[--thick:calc(var(--thread-width)+8px)]'

/**
 * A thread on the scale of its result: up to the larger of both amounts, or to 100 %. A result without amounts has only a
 * line.
 */
function Thread({ chart }: { chart: Result['chart'] }) {
  const amounts = chart && 'share' in chart ? { before: undefined, after: chart.share } : chart
  const most = Math.max(amounts?.before ?? 100, amounts?.after ?? 0)
  const place = (amount: number) => `${(98 * amount) / most}%`
  return (
    <svg aria-hidden="true" className={`${threadPaths.paths} ${threadPaths.bar} h-8`}>
      <line
        x2="99.7%"
        y1="16"
        y2="16"
        className={`${threadPaths.path} ${outside} stroke-edge [--thick:2px]`}
      />
      {amounts && (
        <>
          <line x2={place(amounts.after)} y1="16" y2="16" className={`${threadPaths.path} ${outside}`} />
          <line
            x2={place(amounts.after)}
            y1="16"
            y2="16"
            className={`${threadPaths.path} ${threadPaths.colour}`}
          />
          {amounts.before !== undefined && (
            <g style={{ translate: `${place(amounts.before)} 16px` }}>
              <Before />
            </g>
          )}
          <g style={{ translate: `${place(amounts.after)} 16px` }}>
            <After />
          </g>
        </>
      )}
    </svg>
  )
}
