import type { ProcessStep } from '../content/schema.ts'
import { StepNumber } from '../ui/step-number.tsx'

const treads = ['lg:ml-0', 'lg:ml-[7%]', 'lg:ml-[14%]', 'lg:ml-[21%]', 'lg:ml-[28%]', 'lg:ml-[35%]']

/**
 * Up to six steps that build on each other, each with a line that says what it leaves behind. See `HorizontalSteps`.
 */
export function CumulativeSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol>
      {steps.map(({ title, description, details, stepNumber }, index) => (
        <li
          key={title}
          className={`relative border-t-2 border-ink py-5 pl-7 lg:max-w-[62%] ${treads[index] ?? ''}`}
        >
          <Riser className={`border-ink ${index > 0 ? 'lg:border-t-8' : ''}`} />
          <Riser className={`z-1 m-[1.5px] border-brand border-r-5! ${index > 0 ? 'lg:border-t-5' : ''}`} />
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

/**
 * The thread from the step above: along the edge of this one, and down its side. Its outline lies below the colour of all
 * steps, so that it is one line.
 */
function Riser({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -top-[5px] -bottom-[3px] left-0 lg:-left-[11.29%] lg:right-[calc(100%-8px)] border-r-8 ${className}`}
    />
  )
}
