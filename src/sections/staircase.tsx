import type { Step } from '../content/schema.ts'
import styles from './staircase.module.css'

const treads = ['lg:ml-0', 'lg:ml-[7%]', 'lg:ml-[14%]', 'lg:ml-[21%]', 'lg:ml-[28%]', 'lg:ml-[35%]']

/** Steps that build on each other, up to six, each with a line of what it leaves behind. See `Pipeline`. */
export function Staircase({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ title, description, details }, index) => (
        <li
          key={title}
          className={`${styles.stair} border-t-2 border-ink py-6 pl-7 lg:max-w-[62%] ${treads[index] ?? ''}`}
        >
          <h3 className="text-t5">
            <span aria-hidden="true" className="mr-3 font-mono font-500 text-t0 text-faint">
              {index + 1}
            </span>
            {title}
          </h3>
          <p className="mt-2 text-muted">{description}</p>
          <p className="mt-2.5 font-500 text-t1">{details.join(' · ')}</p>
        </li>
      ))}
    </ol>
  )
}
