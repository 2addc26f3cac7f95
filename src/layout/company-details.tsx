import { company } from '../content/company.ts'
import { contact } from '../content/contact.ts'
import { entity } from '../content/legal/entity.ts'
import { phones } from '../content/office-band.ts'
import { Link } from '../ui/link.tsx'
import { PhoneNumbers } from '../ui/phone-numbers.tsx'

/** Who the company is in law, and how to reach it. `print.css` prints it in short lines. */
export function CompanyDetails() {
  return (
    <address className="grid content-start gap-x-cols md:lt-lg:grid-cols-2">
      <p className="mb-sm font-mono text-xs text-muted md:lt-lg:col-span-2">{entity.name}</p>
      <div className="pb-md text-muted">
        <p className="text-balance">{entity.registration}</p>
        <p className="mt-xs text-balance">{company.address.join(', ')}</p>
      </div>
      <ul className="grid content-start gap-md lt-md:pt-sm">
        <li>
          <PhoneNumbers phones={phones} />
        </li>
        <li>
          <a href={`mailto:${company.email}`} className="target">
            {company.email}
          </a>
        </li>
        <li data-print="off">
          <Link to="/contact#other-reasons" className="target">
            {contact.otherReasons.heading.title}
          </Link>
        </li>
      </ul>
    </address>
  )
}
