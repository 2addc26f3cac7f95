import type { CloudDevops } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'
import { StepNumber } from '../../ui/step-number.tsx'

/** The five phases of a cloud migration, each with its part of one drawing. */
export function CloudPhases({ phases, alt }: { phases: CloudDevops['phases']; alt: string }) {
  return (
    <ol className="grid gap-y-lg lg:gap-y-0 lg:grid-cols-5">
      {phases.map(({ title, description, details, stepNumber }, index) => (
        <li
          key={title}
          // In five columns, titles, texts and lists start at one height.
          className="grid content-start gap-x-cols gap-y-lg md:grid-cols-[14rem_1fr] lg:gap-y-0 lg:grid-cols-1 lg:grid-rows-subgrid lg:row-span-4"
        >
          <Crop
            name="there-and-back"
            size={[1300, 300]}
            part={[index * 260, 0, 260, 300]}
            alt={index === 0 ? alt : ''}
            className="lt-md:hidden"
          />
          <div className="lg:contents">
            <h3 className="mb-sm lg:mt-lg lg:pr-[var(--gap)]">
              <StepNumber number={stepNumber} />
              {title}
            </h3>
            <p className="mb-md lg:pr-[var(--gap)] text-muted">{description}</p>
            <div className="lg:pr-[var(--gap)]">
              <BulletList items={details} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
