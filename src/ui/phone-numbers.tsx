import type { OfficeDay, Phone } from '../content/office-band.ts'
import { strings } from '../content/strings.ts'
import styles from './phone-numbers.module.css'

/** The attributes from which `client/office-hours.ts` computes when an office is open. */
export function officeData({
  timezone,
  weekdays,
  opens,
  hours,
}: Pick<OfficeDay, 'timezone' | 'weekdays' | 'opens' | 'hours'>) {
  return {
    'data-zone': timezone,
    'data-days': weekdays,
    'data-opens': opens,
    'data-minutes': hours * 60,
  }
}

/**
 * Phone numbers, with the hours of their offices in UTC. With JavaScript, only that of an office that is open is shown, or
 * of the one that opens next, with its hours in the visitor's time.
 */
export function PhoneNumbers({ phones, className = '' }: { phones: readonly Phone[]; className?: string }) {
  const { isOpen, opensNext, yourTime } = strings.offices
  return (
    <ul
      data-offices="phones"
      data-open={isOpen}
      data-next={opensNext}
      data-yours={yourTime}
      className={`${styles.list} ${className}`}
    >
      {phones.map(({ number, href, office }, index) => (
        <li
          key={number}
          {...(office && officeData(office))}
          data-shown={index === 0 || undefined}
          className={styles.office}
        >
          <a href={href} className={styles.number}>
            {number}
          </a>
          {office && (
            <p className={styles.hours}>
              {office.city}, <span data-hours>{office.utc}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
