import styles from './weft.module.css'

interface AmountProps {
  /** `'$2M+'`, or a number with its unit: `'12 minutes'`. */
  value: string
  /** Sets the size of the number. */
  className: string
}

/** A large figure with a striped fill. A unit in words stands beside it at the size of text. */
export function Amount({ value, className }: AmountProps) {
  const [, number = value, unit] = /^(\S+) (\D+)$/.exec(value) ?? []
  return (
    <>
      <span className={`${styles.weft} inline-block ${className}`}>{number}</span>
      {unit && <span className="font-600 text-t4"> {unit}</span>}
    </>
  )
}
