import type { CaseStudy } from '../../content/schema.ts'
import progress from '../../ui/progress.module.css'
import styles from './weave.module.css'

/** Two amounts as lengths: bare warp is what there was, what is dyed is what there is. */
export function Weave({ measured }: { measured: NonNullable<CaseStudy['measured']> }) {
  const { from, to, before, after } = measured
  const max = Math.max(before, after)
  return (
    <div aria-hidden="true" className="grid gap-y-2 mt-6 font-mono font-500 text-t0 tracking-normal!">
      <span>{from}</span>
      <progress
        className={`${progress.progress} ${styles.length} ${styles.undyed}`}
        value={before}
        max={max}
      />
      <span>{to}</span>
      <progress className={`${progress.progress} ${styles.length}`} value={after} max={max} />
    </div>
  )
}
