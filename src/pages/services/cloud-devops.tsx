import type { CloudDevops } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'
import { StepTitle } from '../../ui/step-title.tsx'

/** The five phases of a cloud migration, each with its part of one drawing. */
export function CloudPhases({ phases, alt }: { phases: CloudDevops['phases']; alt: string }) {
  return (
    <ol className="grid gap-y-lg lg:gap-y-0 lg:grid-cols-5">
      {phases.map(({ title, description, details, stepNumber }, index) => (
        <li
          key={title}
          className="grid content-start gap-x-xl lt-lg:grid-cols-[min(14rem,38%)_1fr] lg:grid-rows-subgrid lg:row-span-4 lg:pr-[var(--gap)]"
        >
          <Crop
            name="there-and-back"
            size={[1300, 300]}
            part={[index * 260, 0, 260, 300]}
            alt={index === 0 ? alt : ''}
            className="lg:w-[calc(100%+var(--gap))] lg:max-w-none lg:mb-lg"
          />
          <div className="lg:contents">
            <StepTitle number={stepNumber} className="mb-sm">
              {title}
            </StepTitle>
            <p className="mb-md text-muted">{description}</p>
            <BulletList items={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
