import type { Point } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './ward-door.module.css'

/** The door of a ward, and what keeps it, each on a thread from the thing that does it. On phones, the things. */
export function WardDoor({ features }: { features: readonly Point[] }) {
  return (
    <div className={styles.ward}>
      <Picture name="ward-door" alt="" width={560} height={720} className={styles.door} />
      <ul className={styles.list}>
        {features.map(({ title, description }) => (
          <li key={title}>
            <Picture name="ward-door" alt="" width={560} height={720} />
            <h3>{title}</h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
