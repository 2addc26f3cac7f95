import type { UiUxDesign } from '../../content/schema.ts'
import progressBar from '../../ui/progress.module.css'

interface WovenStepsProps {
  steps: UiUxDesign['process']
  progress: UiUxDesign['progress']
}

/** Steps of a process, each with a progress bar that is filled to its share of all steps. */
export function ProgressSteps({ steps, progress }: WovenStepsProps) {
  return (
    <ol className="border-b border-edge">
      {steps.map(({ title, description, stepNumber }) => (
        <li
          key={title}
          className="grid items-center gap-x-cols gap-y-3 border-t border-edge py-5.5 md:grid-cols-[3fr_4fr_5fr]"
        >
          <h3>
            {stepNumber}. {title}
          </h3>
          <p className="text-muted">{description}</p>
          <progress
            className={`${progressBar.progress} woven`}
            value={stepNumber}
            max={steps.length}
            aria-label={title}
            aria-valuetext={progress(stepNumber, steps.length)}
          />
        </li>
      ))}
    </ol>
  )
}
