import type { ProcessStep } from '../content/schema.ts'
import { ConnectingThread, Knot } from '../ui/connecting-thread.tsx'
import { BulletList } from '../ui/list.tsx'
import weft from '../ui/weft.module.css'

/** Numbered steps one below the other, each with a description and a list of its results. See `HorizontalSteps`. */
export function Steps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="steps [overflow-wrap:anywhere]" data-accent="yellow">
      {steps.map(({ title, description, details, stepNumber }) => (
        <li
          key={title}
          className="relative grid grid-cols-1 gap-x-cols gap-y-2.5 border-t border-edge py-[clamp(1rem,1.4vw,1.25rem)] pl-9.5 md:pl-0 md:grid-cols-[6rem_1fr] lg:grid-cols-[2fr_6.5fr_3.5fr] [--thread:.4rem] md:[--thread:5.2rem] lg:[--thread:calc(min(16.6%,13rem)-1.5rem)]"
        >
          <ConnectingThread direction="vertical" className="-inset-y-px left-[var(--thread)]" />
          <Knot className="left-[calc(var(--thread)-5px)] top-[calc(clamp(1rem,1.4vw,1.25rem)+.7rem)] md:top-[calc(clamp(1rem,1.4vw,1.25rem)+1.2rem)]" />
          <span
            aria-hidden="true"
            className={`${weft.weft} lt-md:absolute lt-md:right-0 lt-md:top-3 text-[clamp(3rem,2rem+3.4vw,5.25rem)]`}
          >
            {stepNumber}
          </span>
          <div>
            <h3 className="mb-2 text-t5 lt-md:pr-[min(2.5rem,12%)]">{title}</h3>
            <p className="text-muted">{description}</p>
          </div>
          <div className="md:col-start-2 lg:col-start-3">
            <BulletList items={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
