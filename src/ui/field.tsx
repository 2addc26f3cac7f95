import type { ComponentProps } from 'react'
import styles from './field.module.css'

interface Common {
  /** Also makes the `id`, so a page has no two fields of one name. */
  name: string
  label: string
  /** What to enter. It is shown when the browser does not accept the value, because of `required`, `type` or `pattern`. */
  error?: string
}

type FieldProps = Common &
  (
    | ({ as?: 'input' } & ComponentProps<'input'>)
    | ({ as: 'textarea' } & ComponentProps<'textarea'>)
    | ({ as: 'select' } & ComponentProps<'select'>)
  )

/** A field of a form: an input, a text area or a list of options, with its label and a message. */
export function Field({ as, label, error, ...rest }: FieldProps) {
  const id = `field-${rest.name}`
  const common = { id, 'aria-describedby': error && `${id}-error` }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="font-600">
        {label}
      </label>
      {as === 'textarea' ? (
        <textarea
          {...common}
          {...(rest as ComponentProps<'textarea'>)}
          className={`${styles.control} ${styles.tall}`}
        />
      ) : as === 'select' ? (
        <select {...common} {...(rest as ComponentProps<'select'>)} className={styles.control} />
      ) : (
        <input type="text" {...common} {...(rest as ComponentProps<'input'>)} className={styles.control} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
