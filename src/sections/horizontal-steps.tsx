import type { ProcessStep } from '../content/schema.ts'
import { ConnectingThread, Knot } from '../ui/connecting-thread.tsx'
import { BulletList } from '../ui/list.tsx'

const columns: Record<number, string> = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-3 xl:grid-cols-6',
}

/** Four to six short steps side by side. Longer ones are `Steps`; those that build on each other `CumulativeSteps`. */
export function HorizontalSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol
      className={`grid gap-x-0 gap-y-5 md:gap-y-0 md:-mb-10 md:grid-cols-2 ${columns[steps.length] ?? 'lg:grid-cols-3'}`}
    >
      {steps.map(({ title, description, details, stepNumber }) => (
        <li
          key={title}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] md:grid-cols-1 md:grid-rows-subgrid md:row-span-4 items-baseline gap-x-3 pt-6 md:pt-9 md:pb-10 pr-[var(--gap)]"
        >
          <ConnectingThread direction="horizontal" className="inset-x-0 top-1.5" />
          <Knot className="left-0 top-px" />
          <p aria-hidden="true" className="font-mono font-500 text-t0 text-faint">
            {String(stepNumber).padStart(2, '0')}
          </p>
          <h3 className="md:mt-1 mb-2">{title}</h3>
          <p className="lt-md:col-span-2 mb-2.5 md:mb-4 text-muted">{description}</p>
          <div className="lt-md:col-span-2">
            <BulletList items={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
