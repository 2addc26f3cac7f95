import type { CloudDevops } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'
import { StepTitle } from '../../ui/step-title.tsx'
import { Knot, Thread } from '../../ui/thread.tsx'

/** The classes of an arrowhead: a small square, turned by 45 degrees. Two of its sides get a border and form the point. */
const head = 'absolute size-3 border-ink [rotate:45deg] lg:hidden'

/**
 * The five phases of a cloud migration, each with its part of one drawing, in which a thread leads forward and a dashed
 * line leads back. On narrow screens, where the phases stand one below the other, the thread and the dashed line are drawn
 * once at their left, and those in the drawing are cut off.
 */
export function CloudPhases({ phases, alt }: { phases: CloudDevops['phases']; alt: string }) {
  return (
    <div className="relative lt-lg:pl-12">
      <Thread direction="down" className="top-3 bottom-0 left-1.25 lg:hidden" />
      <span aria-hidden="true" className={`${head} bottom-0 left-0.75 border-r-2 border-b-2`} />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-6 border-l-2 border-dashed border-muted lg:hidden"
      />
      <span aria-hidden="true" className={`${head} top-0 left-4.75 border-l-2 border-t-2`} />
      <ol className="grid gap-y-lg lg:gap-y-0 lg:grid-cols-5">
        {phases.map(({ title, description, details, stepNumber }, index) => (
          <li
            key={title}
            className="relative grid content-start gap-x-lg grid-cols-1 md:lt-lg:grid-cols-[14rem_1fr] lg:grid-rows-subgrid lg:row-span-4 lg:pr-[var(--gap)]"
          >
            <Knot className="-left-12 top-1 lg:hidden" />
            <Crop
              name="there-and-back"
              size={[1300, 300]}
              part={[index * 260, 0, 260, 300]}
              alt={index === 0 ? alt : ''}
              className="lt-lg:[clip-path:inset(16%_0_11%)] lt-lg:w-[min(14rem,100%)] lt-lg:-mt-10 lt-lg:-mb-5 lt-lg:-ml-4 lg:w-[calc(100%+var(--gap))] lg:max-w-none lg:mb-lg"
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
    </div>
  )
}
