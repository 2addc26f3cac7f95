import type { ProcessStep } from '../content/schema.ts'
import { StepNumber } from '../ui/step-number.tsx'

/** How far each step is moved to the right. */
const indents = ['lg:ml-0', 'lg:ml-[7%]', 'lg:ml-[14%]', 'lg:ml-[21%]', 'lg:ml-[28%]', 'lg:ml-[35%]']

const line = 'absolute -top-[5px] -bottom-[3px] left-0 lg:-left-[11.29%] lg:right-[calc(100%-8px)] border-r-8'

/** Up to six steps that build on each other, drawn as a staircase, each with its results. See `HorizontalSteps`. */
export function CumulativeSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol>
      {steps.map(({ title, description, details, stepNumber }, index) => (
        <li
          key={title}
          className={`relative border-t-2 border-ink py-5 pl-7 lg:max-w-[62%] ${indents[index] ?? ''}`}
        >
          {/* A line along this step, from the one above it: below the outline, above it the colour. */}
          <span aria-hidden="true" className={`${line} border-ink ${index > 0 ? 'lg:border-t-8' : ''}`} />
          <span
            aria-hidden="true"
            className={`${line} z-1 m-[1.5px] border-brand border-r-5! ${index > 0 ? 'lg:border-t-5' : ''}`}
          />
          <h3 className="text-t5">
            <StepNumber number={stepNumber} />
            {title}
          </h3>
          <p className="mt-2 text-muted">{description}</p>
          <p className="mt-2.5 font-500 text-t1">{details.join(' · ')}</p>
        </li>
      ))}
    </ol>
  )
}
