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

/** Phone numbers, each with its office and the office hours. With JavaScript, each says whether the office is open now. */
export function PhoneNumbers({ phones, className = '' }: { phones: readonly Phone[]; className?: string }) {
  const { isOpen, opensNext, yourTime } = strings.offices
  return (
    <ul
      data-offices="phones"
      data-open={isOpen}
      data-next={opensNext}
      data-yours={yourTime}
      className={`grid gap-md ${className}`}
    >
      {phones.map(({ number, href, office }) => (
        <li key={number} {...(office && officeData(office))}>
          {/* The list on the contact card passes clicks to the link behind it, but its numbers do not. */}
          <a href={href} className="pointer-events-auto target">
            {number}
          </a>
          {office && (
            <p className={styles.hours}>
              {office.city}, <span data-hours>{office.sentence}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
