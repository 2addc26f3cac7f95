import type { OpeningHoursSpecification, ProfessionalService } from 'schema-dts'
import { company, offices } from '../content/company.ts'
import { daysOpen } from '../content/office-hours.ts'
import type { OpeningHours } from '../content/schema.ts'

/** An office's opening hours as structured data. */
export function openingHours({
  opens,
  closes,
  days,
}: OpeningHours): Exclude<OpeningHoursSpecification, string> {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOpen(days),
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  }
}

/** The offices as structured data, with what their cards show. */
export function officeData(): ProfessionalService[] {
  return offices.map(({ city, countryCode, address, phone, email, hours }) => ({
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
    openingHoursSpecification: openingHours(hours),
  }))
}
