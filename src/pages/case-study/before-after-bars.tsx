import type { CaseStudy } from '../../content/schema.ts'
import threadPaths from './margin-thread-paths.module.css'

/** Two labelled bars that compare an amount before and after a project. They start at the thread in the margin. */
export function BeforeAfterBars({ from, to, before, after }: NonNullable<CaseStudy['measured']>) {
  const longest = Math.max(before, after)
  return (
    <div aria-hidden="true" className="mt-lg font-mono font-500 text-xs">
      <p>{from}</p>
      <Bar share={before / longest} />
      <p>{to}</p>
      <Bar share={after / longest} />
    </div>
  )
}

/** A bar in the form of a loop of the margin thread. `share` is its length, from 0 to 1. */
function Bar({ share }: { share: number }) {
  const out = `M0-2V0C0 8 4 16 14 16H${16 + 960 * share}c20 0 20 32 0 32H14C4 48 0 56 0 64v2`
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 64"
      preserveAspectRatio="none"
      className={`${threadPaths.paths} ${threadPaths.bar} h-16`}
    >
      <path
        d="M0 4V60"
        className={`${threadPaths.path} stroke-paper [--thick:calc(var(--thread-width)+2px)]`}
      />
      <path d={out} className={threadPaths.path} />
      <path d={out} className={`${threadPaths.path} ${threadPaths.colour}`} />
    </svg>
  )
}
