import type { OpeningHoursSpecification, ProfessionalService } from 'schema-dts'
import { company, offices } from '../content/company.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * `'9:00–18:00 IST, Mon–Fri'` → the same for machines. `null` for a wording of another form, which is
 * better left unsaid than guessed.
 */
export function openingHours(hours: string): Exclude<OpeningHoursSpecification, string> | null {
  const [, opens, closes, from, to] =
    /^(\d{1,2}:\d\d)–(\d{1,2}:\d\d) \w+, ([A-Z][a-z]{2})–([A-Z][a-z]{2})$/.exec(hours) ?? []
  const first = weekdays.findIndex((day) => from && day.startsWith(from))
  const last = weekdays.findIndex((day) => to && day.startsWith(to))
  if (!opens || !closes || first < 0 || last < first) return null
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.slice(first, last + 1),
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  }
}

/** The offices, each as its card shows it. */
export function officeData(): ProfessionalService[] {
  return offices.map(({ city, countryCode, address, phone, email, hours }) => {
    const open = openingHours(hours)
    return {
      '@type': 'ProfessionalService',
      name: company.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.join(', '),
        addressLocality: city,
        addressCountry: countryCode,
      },
      email,
      ...(phone && { telephone: phone }),
      ...(open && { openingHoursSpecification: open }),
    }
  })
}
