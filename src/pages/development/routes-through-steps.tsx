import type { Step } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { Ticks } from '../../ui/list.tsx'
import styles from './routes-through-steps.module.css'

/** The drawing has three parts in each of its two rows. */
function sixth(index: number) {
  return [(index % 3) * 448, Math.floor(index / 3) * 204, 448, 204] as const
}

/** Six steps in two rows. Over each, what happens in it to the routes of one site, each route a thread. */
export function RoutesThroughSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol
      className={`${styles.steps} grid gap-y-[clamp(2rem,4.5vw,4rem)] md:grid-cols-2 lg:grid-cols-3 lg:gap-y-[var(--row-gap)]`}
    >
      {steps.map(({ title, description, details }, index) => (
        <li key={title}>
          <div className={`${styles.crop} overflow-hidden border-y-2 border-ink bg-panel`}>
            <Crop name="web-development-routes" size={[1344, 408]} part={sixth(index)} />
          </div>
          <div className="pr-[calc(var(--gap)*1.5)]">
            <h3 className="mt-5 text-t4">
              <span aria-hidden="true" className="mr-3 font-mono font-500 text-t0 text-faint">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 mb-4 text-muted">{description}</p>
            <Ticks items={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
