import type { UiUxDesign } from '../../content/schema.ts'
import { BulletList } from '../../ui/list.tsx'
import { StepTitle } from '../../ui/step-title.tsx'
import styles from './ui-ux-design.module.css'

/** Steps of a process, each with a list of its results and a progress bar that shows its share of all steps. */
export function ProgressSteps({ process, progress }: Pick<UiUxDesign, 'process' | 'progress'>) {
  return (
    <ol className="border-b border-edge">
      {process.map(({ title, description, details, stepNumber }) => (
        <li
          key={title}
          className="grid items-center gap-x-cols gap-y-md border-t border-edge py-lg md:cols-4-8 xl:starts-2-3"
        >
          <StepTitle number={stepNumber}>{title}</StepTitle>
          <div>
            <p className="mb-sm text-muted">{description}</p>
            <BulletList items={details} />
          </div>
          <progress
            className={`${styles.progress} warp w-full h-7 md:lt-xl:col-span-full border-y-[1.5px] border-ink appearance-none`}
            value={stepNumber}
            max={process.length}
            aria-label={title}
            aria-valuetext={progress(stepNumber, process.length)}
          />
        </li>
      ))}
    </ol>
  )
}
