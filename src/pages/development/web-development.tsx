import type { ProcessStep } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'
import { StepTitle } from '../../ui/step-title.tsx'
import styles from './web-development.module.css'

/** Where the route in the drawing leaves the first row, and where it arrives in the second. */
const turns: Record<number, string | undefined> = { 2: styles.leaves, 3: styles.arrives }

/** The six steps of web development in two rows, each below its sixth of a drawing of the routes of a website. */
export function WebDevelopmentSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className={`${styles.steps} grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3 gap-y-xl lg:gap-y-2xl`}>
      {steps.map(({ title, description, details, stepNumber }, index) => (
        <li key={title} className={`lg:relative ${turns[index] ?? ''}`}>
          <div className={`${styles.part} overflow-hidden border-y-2 border-ink bg-panel`}>
            <Crop
              name="web-development-routes"
              size={[1344, 408]}
              part={[(index % 3) * 448, Math.floor(index / 3) * 204, 448, 204]}
            />
          </div>
          <StepTitle number={stepNumber} className="mt-md pr-[var(--gap)] text-lg">
            {title}
          </StepTitle>
          <div className="pr-[calc(var(--gap)*1.5)]">
            <p className="mt-sm mb-md text-muted">{description}</p>
            <BulletList items={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
