import { company } from '../content/company.ts'

/** Where to report security issues, in the format of RFC 9116. */
export function securityTxt(): string {
  return `Contact: mailto:${company.email}
Expires: ${company.securityTxtExpires}T00:00:00Z
Preferred-Languages: en
Canonical: ${company.origin}/.well-known/security.txt
`
}
