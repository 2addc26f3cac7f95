import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import type { Result, Story } from '../../content/schema.ts'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { Knot, marginThread, Thread } from '../../ui/thread.tsx'

/** The three results of a project, each below a thread that comes out of the margin and is as long as the result. */
export function ResultCharts({ results }: { results: Story['resultFigures'] }) {
  return (
    <Section>
      <div className="flex flex-wrap justify-between items-baseline gap-x-lg gap-y-sm [break-after:avoid]">
        <SmallHeading>{texts.results}</SmallHeading>
        {results.some(({ chart }) => chart && 'before' in chart) && (
          <p aria-hidden="true" className="flex items-baseline gap-sm font-mono text-xs">
            <span className={`self-center ${before}`} />
            {texts.before}
            <span className="relative self-center size-4.5 ml-lg">
              <Knot className="inset-0" />
            </span>
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
              <Bar chart={chart} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The mark at the value before the project. */
const before = 'size-0 rounded-full border-9 border-ink'

/** In the middle of the height of a bar. */
const middle = 'top-1/2 [translate:0_-50%]'

/** The same, from a box so far below that its top is reached when the end of the margin thread has left the bar behind. */
const fromBelow = '-top-6.5 [translate:0_-50%]'

/** A bar begins inside of the margin thread, so that it looks like a part of the thread that was pulled out of the margin. */
const fromThread = 'ml-[calc(var(--thread-width)/2-var(--thread-edge)-var(--margin-thread-away))]'

/**
 * A thread on the scale of its result: up to the larger of both amounts, or to 100 %. A result without amounts has only a
 * line. Only the thread grows, so that a result below the end of the margin thread has its scale, too.
 */
function Bar({ chart }: { chart: Result['chart'] }) {
  const amounts = chart && 'share' in chart ? { before: undefined, after: chart.share } : chart
  const most = Math.max(amounts?.before ?? 100, amounts?.after ?? 0)
  const place = (amount: number) => `${(98 * amount) / most}%`
  return (
    <div className={`${fromThread} relative h-8`}>
      <span className="absolute -z-2 inset-x-0 top-[calc(50%-1px)] border-t-2 border-edge" />
      {amounts && (
        <>
          <span
            className={`${marginThread.grows} absolute top-10.5 left-0`}
            style={{ width: place(amounts.after) }}
          >
            <Thread width="" direction="branch" className={`${fromBelow} inset-x-0`} />
            <Knot className={`${fromBelow} -right-2.25`} />
          </span>
          {amounts.before !== undefined && (
            <span
              className={`${middle} ${before} absolute -ml-2.25`}
              style={{ left: place(amounts.before) }}
            />
          )}
        </>
      )}
    </div>
  )
}
