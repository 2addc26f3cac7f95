import styles from './cloth.module.css'

/** The pattern of an industry: of the nearest `data-hue`. Give it a height. */
export function Cloth({ className = '' }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={`${styles.cloth} ${className}`} />
}
