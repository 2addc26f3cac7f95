import type { ProcessStep } from '../content/schema.ts'
import { BulletList } from '../ui/list.tsx'
import { StepTitle } from '../ui/step-title.tsx'
import { Knot, Thread } from '../ui/thread.tsx'

/** Numbered steps one below the other, each with a description and a list of its results. A thread joins their titles. */
export function Steps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol data-accent="yellow">
      {steps.map(({ title, description, details, stepNumber }) => (
        <li
          key={title}
          className="relative grid gap-y-sm border-t border-edge py-md lt-lg:pl-xl lg:starts-2-3 lg:py-lg"
        >
          {stepNumber < steps.length && (
            <Thread direction="down" className="z-1 top-8 -bottom-8 left-1.25 lg:top-10 lg:-bottom-10" />
          )}
          <Knot className="z-1 left-0 top-5.5 lg:top-8" />
          <StepTitle number={stepNumber} className="lg:pl-xl">
            {title}
          </StepTitle>
          <p className="max-w-text text-muted">{description}</p>
          <BulletList items={details} />
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

/** The classes of a step that stands beside others. On phones, the steps stand one below the other, at the right of a thread. */
const horizontalStep =
  'relative grid lt-md:pl-xl md:pt-lg md:pr-[var(--gap)] md:grid-rows-subgrid md:row-span-3 md:pb-xl'

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
          className={`${horizontalStep} ${stepNumber % 2 && stepNumber === steps.length ? 'md:lt-lg:col-span-2' : ''}`}
        >
          <Thread className="inset-x-0 top-1.5 lt-md:hidden" />
          {stepNumber < steps.length && (
            <Thread direction="down" className="top-2 -bottom-6 left-1.25 md:hidden" />
          )}
          <Knot className="left-0 top-px" />
          <StepTitle number={stepNumber} className="mb-sm">
            {title}
          </StepTitle>
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
          {/* The thread comes out of the one above it, and goes down along this step. */}
          {index > 0 && (
            <Thread
              direction="branch"
              className="-top-1.25 left-[calc(6px-11.29%)] right-full lt-lg:hidden"
            />
          )}
          <Thread direction="down" className="left-0 -top-px -bottom-0.75" />
          <Knot className="-left-1.25 -top-2.5" />
          <StepTitle number={stepNumber} className="text-xl">
            {title}
          </StepTitle>
          <p className="mt-sm text-muted">{description}</p>
          <p className="mt-sm text-sm">{details.join(' · ')}</p>
        </li>
      ))}
    </ol>
  )
}
