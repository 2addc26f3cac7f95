import type { Woven } from '../../content/schema.ts'
import progress from '../../ui/progress.module.css'
import styles from './weave.module.css'

interface WeaveProps {
  woven: Woven
  /** Beside the earlier and the later amount. */
  words: { before: string; after: string }
  /** Each amount below its words, which need the room. */
  stacked?: boolean
}

/** Amounts as threads and cloth: bare warp is what there was, or what is missing; what is dyed is what there is. */
export function Weave({ woven, words, stacked = false }: WeaveProps) {
  if ('share' in woven) return <progress className={progress.progress} value={woven.share} max={100} />
  const { before, after } = woven
  const most = Math.max(before, after)
  const Drawn = most <= 50 ? Threads : Length
  return (
    <div
      className={`grid items-center gap-x-4 gap-y-2 font-mono font-500 text-t0 tracking-normal! ${stacked ? '' : 'grid-cols-[auto_1fr]'}`}
    >
      <span>{words.before}</span>
      <Drawn count={before} of={most} />
      <span>{words.after}</span>
      <Drawn count={after} of={most} dyed />
    </div>
  )
}

interface AmountProps {
  count: number
  /** The larger of the two amounts that are compared. */
  of: number
  dyed?: boolean
}

/** One thread for each: the dashes of a line as wide as a thread is high, first of ink, then of dye upon it. */
function Threads({ count, of, dyed = false }: AmountProps) {
  const pitch = Math.min(24, Math.floor(480 / of))
  const width = Math.round(pitch * 0.55)
  const end = count * pitch
  return (
    <svg aria-hidden="true" viewBox="0 0 480 36" className={`${styles.threads} w-full max-w-120`}>
      <path d={`M0 18H${end}`} strokeDasharray={`${width} ${pitch - width}`} />
      <path
        d={`M1.5 18H${end}`}
        strokeDasharray={`${width - 3} ${pitch - width + 3}`}
        className={dyed ? undefined : styles.undyed}
      />
    </svg>
  )
}

/** Too many to count: as long as the amount. */
function Length({ count, of, dyed = false }: AmountProps) {
  return (
    <progress
      className={`${progress.progress} ${styles.length} ${dyed ? '' : styles.undyed}`}
      value={count}
      max={of}
    />
  )
}
