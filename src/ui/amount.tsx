import styles from './weft.module.css'

/** A striped number, such as `$2M+`, as large as `className` says. A unit follows in small text: `12 minutes`. */
export function Amount({ value, className }: { value: string; className: string }) {
  const [, number = value, unit] = /^(\S+) (\D+)$/.exec(value) ?? []
  return (
    <>
      <span className={`${styles.weft} inline-block ${className}`}>{number}</span>
      {unit && <span className="font-600 text-lg"> {unit}</span>}
    </>
  )
}
