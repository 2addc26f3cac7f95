import type { Step } from '../../content/schema.ts'
import { Ticks } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Six steps in two rows. Over each, what happens in it to the routes of one site, each route a thread. */
export function RoutesThroughSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="route-steps">
      {steps.map(({ title, description, details }, index) => (
        <li key={title}>
          <div className="route-crop">
            <Picture name="web-development-routes" alt="" width={1344} height={408} />
          </div>
          <h3 className="text-t4">
            <span aria-hidden="true" className="mr-3 font-mono font-500 text-t0 text-faint">
              {index + 1}
            </span>
            {title}
          </h3>
          <p className="mt-2 text-muted">{description}</p>
          <div className="mt-4">
            <Ticks items={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
