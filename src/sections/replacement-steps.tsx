import type { Cloths, ProcessStep } from '../content/schema.ts'
import { Crop } from '../ui/crop.tsx'
import { BulletList } from '../ui/list.tsx'
import { StepTitle } from '../ui/step-title.tsx'

/** The width of the drawing in wide windows. Three steps are lower than more steps, so their drawing is narrower, too. */
const width = { ofThree: 'lg:[--cloths:12rem]', ofMore: 'lg:[--cloths:var(--to-second)]' }

/** The drawing, and those for phones, in which the cloths are narrower. Each is about as high as so many steps are there. */
const drawing = { name: 'beside-the-old', width: 324, height: 972, className: 'lt-md:hidden' } as const
const ofThree = { name: 'beside-the-old-short', width: 144, height: 960, className: 'md:hidden' } as const
const ofMore = { name: 'beside-the-old-tall', width: 144, height: 1920, className: 'md:hidden' } as const

/** Steps of replacing an old system, each beside its part of a drawing of the old system and the new, as two cloths. */
export function ReplacementSteps({ steps, cloths }: { steps: readonly ProcessStep[]; cloths: Cloths }) {
  const isLong = steps.length > 3
  return (
    <div
      className={`[--cloths:min(5.5rem,25%)] md:[--cloths:15rem] ${isLong ? width.ofMore : width.ofThree}`}
    >
      <p
        aria-hidden="true"
        className="flex w-[var(--cloths)] mb-md font-mono text-xs text-muted [overflow-wrap:break-word]"
      >
        <span className="w-[62.5%] md:w-[61.1%]">{cloths.old}</span>
        <span className="max-w-full">{cloths.replacement}</span>
      </p>
      <ol>
        {steps.map(({ title, description, details, stepNumber }, index) => (
          <li key={title} className="grid gap-x-xl grid-cols-[var(--cloths)_1fr]">
            <div
              {...(index === 0 && { role: 'img', 'aria-label': cloths.alt })}
              className="relative overflow-hidden"
            >
              {[drawing, isLong ? ofMore : ofThree].map(({ name, width, height, className }) => (
                <Crop
                  key={name}
                  name={name}
                  size={[width, height]}
                  part={[0, (index * height) / steps.length, width, height / steps.length]}
                  stretched
                  className={`absolute size-full ${className}`}
                />
              ))}
            </div>
            <div className="grid content-start items-baseline gap-x-cols gap-y-sm border-t border-edge pt-lg pb-lg xl:cols-5-4-4 lg:min-h-48">
              <StepTitle number={stepNumber} className="text-xl">
                {title}
              </StepTitle>
              <p className="text-muted">{description}</p>
              <BulletList items={details} />
            </div>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-md max-w-text text-sm text-muted">
        {cloths.key}
      </p>
    </div>
  )
}
