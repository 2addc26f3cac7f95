import type { CaseStudy } from '../../content/schema.ts'
import styles from './before-after-bars.module.css'
import pulled from './pulled.module.css'

/** Two amounts, before and after, as bars in the margin of the page. */
export function BeforeAfterBars({ from, to, before, after }: NonNullable<CaseStudy['measured']>) {
  const longest = Math.max(before, after)
  return (
    <div aria-hidden="true" className="mt-6 font-mono font-500 text-t0">
      <p>{from}</p>
      <Length share={before / longest} />
      <p>{to}</p>
      <Length share={after / longest} />
    </div>
  )
}

function Length({ share }: { share: number }) {
  const out = `M0-2V0C0 8 4 16 14 16H${16 + 960 * share}c20 0 20 32 0 32H14C4 48 0 56 0 64v2`
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 64"
      preserveAspectRatio="none"
      className={`${pulled.pulled} ${styles.length} h-16 overflow-visible fill-none stroke-ink`}
    >
      <path d="M0 4V60" className="stroke-paper [--thick:calc(var(--margin-thread-width)+2px)]" />
      <path d={out} />
      <path d={out} className={`${pulled.dye} [stroke-linecap:square]`} />
    </svg>
  )
}
