import type { ProcessStep } from '../content/schema.ts'
import { BulletList } from '../ui/list.tsx'
import { StepNumber } from '../ui/step-number.tsx'
import { Knot, Thread } from '../ui/thread.tsx'
import weft from '../ui/weft.module.css'
import styles from './steps.module.css'

/** Numbered steps one below the other, each with a description and a list of its results. */
export function Steps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol data-accent="yellow">
      {steps.map(({ title, description, details, stepNumber }) => (
        <li
          key={title}
          className={`${styles.step} relative grid gap-x-cols lg:gap-x-xl gap-y-sm border-t border-edge py-md`}
        >
          <Thread direction="down" className="-inset-y-px left-[var(--thread)]" />
          <Knot className="[display:var(--loom,block)] left-[calc(var(--thread)-5px)] top-5 md:top-8" />
          <span
            aria-hidden="true"
            className={`${weft.weft} lt-md:absolute lt-md:right-0 lt-md:top-3 text-2xl`}
          >
            {stepNumber}
          </span>
          <div>
            <h3 className="mb-sm text-xl lt-md:pr-[min(2.5rem,12%)]">{title}</h3>
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

const columns: Record<number, string> = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-3 xl:grid-cols-6',
}

/** Four to six short steps side by side, each with a list of its results. */
export function HorizontalSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol
      className={`grid gap-y-md md:gap-y-0 md:-mb-xl md:grid-cols-2 ${columns[steps.length] ?? 'lg:grid-cols-3'}`}
    >
      {steps.map(({ title, description, details, stepNumber }) => (
        <li
          key={title}
          // In two columns, a step that is alone in the last row fills it.
          className={`${styles.short} ${stepNumber % 2 && stepNumber === steps.length ? 'md:lt-lg:col-span-2' : ''}`}
        >
          <Thread className="inset-x-0 top-1.5" />
          <Knot className="[display:var(--loom,block)] left-0 top-px" />
          <h3 className="mb-sm">
            <StepNumber number={stepNumber} />
            {title}
          </h3>
          <p className="mb-sm md:mb-md text-muted">{description}</p>
          <BulletList items={details} />
        </li>
      ))}
    </ol>
  )
}

/** How far each step is moved to the right. */
const indents = ['lg:ml-0', 'lg:ml-[7%]', 'lg:ml-[14%]', 'lg:ml-[21%]', 'lg:ml-[28%]', 'lg:ml-[35%]']

/** Up to six steps that build on each other, drawn as a staircase, each with its results. */
export function CumulativeSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="[isolation:isolate]">
      {steps.map(({ title, description, details, stepNumber }, index) => (
        <li
          key={title}
          className={`relative border-t-2 border-ink py-md pl-lg lg:max-w-[62%] ${indents[index] ?? ''}`}
        >
          {/* The thread comes from the middle of the one above it, and goes down along this step. */}
          {index > 0 && (
            <Thread
              direction="turning"
              className={`${styles.joint} -top-1 h-4 left-[calc(4px-11.29%)] right-[calc(100%-8px)] lt-lg:hidden`}
            />
          )}
          <Thread
            direction="down"
            end="cut"
            className={`${styles.joint} left-0 -bottom-1 ${index > 0 ? '-top-px lg:top-2' : '-top-px'}`}
          />
          <h3 className="text-xl">
            <StepNumber number={stepNumber} />
            {title}
          </h3>
          <p className="mt-sm text-muted">{description}</p>
          <p className="mt-sm font-500 text-sm">{details.join(' · ')}</p>
        </li>
      ))}
    </ol>
  )
}
