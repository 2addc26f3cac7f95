import styles from './weft.module.css'

/**
 * A large number filled with stripes, such as `$2M+`. A unit in words follows at the size of text: `12 minutes`.
 * `className` sets the size of the number.
 */
export function Amount({ value, className }: { value: string; className: string }) {
  const [, number = value, unit] = /^(\S+) (\D+)$/.exec(value) ?? []
  return (
    <>
      <span className={`${styles.weft} inline-block ${className}`}>{number}</span>
      {unit && <span className="font-600 text-t4"> {unit}</span>}
    </>
  )
}
