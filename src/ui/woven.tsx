import cloth from './cloth.module.css'
import { spans } from './spans.ts'
import styles from './woven.module.css'

/** A name cut from the cloth of the nearest `data-hue`, as wide as its place. Seen, not heard: a heading says it. */
export function Woven({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      data-print="off"
      className="[container-type:inline-size] overflow-clip border-b-2 border-ink"
    >
      <p className={`${cloth.cloth} ${styles.name} ${spans(name)} [--cell:6px] md:[--cell:11px]`}>{name}</p>
    </div>
  )
}
