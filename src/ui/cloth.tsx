import styles from './cloth.module.css'

/** An area filled with the pattern of the accent colour that the nearest `data-accent` sets. The caller sets its height. */
export function Cloth({ className = '' }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={`${styles.cloth} ${className}`} />
}
