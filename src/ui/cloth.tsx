import styles from './cloth.module.css'

/** An area in the pattern of an industry, chosen by the nearest `data-accent`. The caller sets its height. */
export function Cloth({ className = '' }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={`${styles.cloth} ${className}`} />
}
