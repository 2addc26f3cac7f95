import type { ProcessStep } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'
import { StepNumber } from '../../ui/step-number.tsx'
import styles from './web-development.module.css'

/** The six steps of web development in two rows, each below its sixth of a drawing of the routes of a website. */
export function WebDevelopmentSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol
      className={`${styles.steps} grid grid-cols-1 gap-y-xl md:grid-cols-2 lg:grid-cols-3 lg:[container-type:inline-size] lg:[--row-gap:var(--space-2xl)] lg:gap-y-[var(--row-gap)]`}
    >
      {steps.map(({ title, description, details, stepNumber }, index) => (
        <li key={title} className="lg:relative">
          <div className="overflow-hidden aspect-[448/204] lt-md:hidden lg:aspect-auto lg:h-[round(15.179cqi,1px)] border-y-2 border-ink bg-panel">
            <Crop
              name="web-development-routes"
              size={[1344, 408]}
              part={[(index % 3) * 448, Math.floor(index / 3) * 204, 448, 204]}
            />
          </div>
          <h3 className="mt-md md:mt-md pr-[var(--gap)] text-lg">
            <StepNumber number={stepNumber} />
            {title}
          </h3>
          <div className="pr-[calc(var(--gap)*1.5)]">
            <p className="mt-sm mb-md text-muted">{description}</p>
            <BulletList items={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
