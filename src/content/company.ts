import type { ClientLogoName } from './picture-names.ts'
import { sample } from './sample.ts'
import type { Company, Office, TeamMember, Testimonial } from './schema.ts'

// All facts about the company. Replace the values here to change them on the whole site.

/** `'+1 978 555 0142'` → `'tel:+19785550142'`. */
export function telHref(phone: string): `tel:${string}` {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

const phone = sample('+1 978 555 0165')

export const company: Company = {
  /** The name, of 3 to 40 characters. */
  name: sample('Northloom'),
  /** The files that contain the logo. Replace the drawing in each of them. */
  logo: sample(['client/ui/logo-mark.tsx', 'client/pictures/favicon.svg', 'client/pictures/app-icon.svg']),
  /** The address of the site without a slash at the end. Canonical links and the sitemap use it. */
  origin: sample('https://www.example.com'),
  /**
   * A price, from its digits: `'9,000'` → `'$9,000'`. A space beside the sign is a no-break space: `${digits}\u00a0kr`. A
   * range has one sign: `'9,000–37,000'` → `'$9,000–37,000'`.
   */
  currency: (digits: string) => `$${digits}`,
  thousands: ',',
  /** The year of registration, which is also the year in the copyright notice. */
  founded: 2014,
  email: sample('hello@example.com'),
  /**
   * The day on which `/.well-known/security.txt` expires, as YYYY-MM-DD, at most one year ahead. The file asks people
   * to report security problems to `email`. Change the day only while someone reads these emails.
   */
  securityTxtExpires: sample('2027-10-31'),
  privacyEmail: sample('privacy@example.com'),
  /** The addresses for legal matters, at least one, in the order in which the policies list them. */
  legalContacts: [{ about: 'Legal notices', email: sample('legal@example.com') }],
  phone,
  phoneHref: telHref(phone),
  /** How clients report a fault, and for nothing else. Without it, no page and no menu mentions support. */
  support: sample({ phone: '+1 978 555 0187', email: 'support@example.com' }),
  /** The lines of the address of the headquarters. */
  address: sample(['4th floor, Riverside Works', 'Ahmedabad 380009', 'India']),
  /** The booking page. The button of the header and most buttons for a consultation lead to it. */
  booking: sample('https://example.com/book'),
  /** The scheduling page. The button for a consultation in the footer leads to it. */
  scheduling: sample('https://example.com/schedule'),
  /** The profiles in the footer. An icon is a link when `href` is the address of a profile. */
  social: [
    { name: 'LinkedIn', path: 'M4 9v11M4 4.5V5M10 20V9M10 14c0-3.5 2-5 4.5-5S19 10.5 19 14v6', href: null },
    {
      name: 'GitHub',
      path: 'M9 20v-4c-3 1-5-1-5-3M15 20v-5c0-1 0-2-1-2.5 4-.5 5-2.5 5-5 0-1.5-.5-2.5-1-3V3l-3 1.5a10 10 0 0 0-6 0L6 3v1.5C5 5.5 5 6.5 5 7.5c0 2.5 1 4.5 5 5-1 .5-1 1.5-1 2.5v5',
      href: null,
    },
    { name: 'YouTube', path: 'M2 6h20v12H2zM10 9.5l5 2.5-5 2.5z', href: null },
  ],
}

export const offices: readonly Office[] = [
  {
    region: 'India, headquarters',
    city: sample('Ahmedabad'),
    country: 'India',
    flag: 'flag-in',
    countryCode: 'IN',
    accent: 'green',
    headquarters: true,
    address: sample(['4th floor, Riverside Works', 'Ahmedabad 380009']),
    phone: sample('+91 79 0000 0120'),
    email: sample('india@example.com'),
    hours: { opens: '9:00', closes: '18:00', days: 'Mon–Fri', zone: 'IST' },
    timezone: 'Asia/Kolkata',
    utcOffset: 330,
    daylightSaving: false,
  },
  {
    region: 'United States',
    city: sample('Lowell'),
    country: 'United States',
    flag: 'flag-us',
    countryCode: 'US',
    accent: 'blue',
    headquarters: false,
    address: sample(['Mill No. 5, 250 Canal Street', 'Lowell, MA 01852']),
    phone: sample('+1 978 555 0165'),
    email: sample('usa@example.com'),
    hours: { opens: '9:00', closes: '17:00', days: 'Mon–Fri', zone: 'EST/EDT' },
    timezone: 'America/New_York',
    utcOffset: -300,
    daylightSaving: true,
  },
  {
    region: 'Australia',
    city: sample('Geelong'),
    country: 'Australia',
    flag: 'flag-au',
    countryCode: 'AU',
    accent: 'pink',
    headquarters: false,
    address: sample(['Woolstore 9, Brougham Street', 'Geelong, VIC 3220']),
    phone: null,
    email: sample('australia@example.com'),
    hours: { opens: '9:00', closes: '17:00', days: 'Mon–Fri', zone: 'AEST/AEDT' },
    timezone: 'Australia/Melbourne',
    utcOffset: 600,
    daylightSaving: true,
  },
]

export const team: readonly TeamMember[] = [
  sample({
    name: 'Anika Rao',
    role: 'Chief Executive',
    experience: '18 years in software, the first six in a weaving mill’s IT department',
    image: 'portrait-anika',
  }),
  sample({
    name: 'Daniel Whitlock',
    role: 'Chief Technology Officer',
    experience: '16 years in software, most of them in payments and audits',
    image: 'portrait-daniel',
  }),
  sample({
    name: 'Mei-Lin Foster',
    role: 'Head of Design',
    experience: '12 years in software, after four as a nurse who hated the ward system',
    image: 'portrait-meilin',
  }),
  sample({
    name: 'Tomás Herrera',
    role: 'Head of Delivery',
    experience: '20 years in software, most of them in launches that allowed no downtime',
    image: 'portrait-tomas',
  }),
]

/** The quotations on the home page. The first has the largest type. */
export const testimonials: readonly Testimonial[] = [
  sample({
    name: 'Ingrid Solheim',
    role: 'Chief Operating Officer',
    company: 'Norrvik',
    content:
      'They wanted our worst problems first: the night export, the macro that no one owned, a contract I’d signed myself. Ten months later all three were gone.',
    rating: 5,
    accent: 'blue',
    project: 'TechFlow Solutions',
  }),
  sample({
    name: 'Rafael Okoye',
    role: 'Head of Product',
    company: 'Alderpay',
    content:
      'Answers came within two hours, but for months someone in Ahmedabad stayed up to write them. That should have been planned.',
    rating: 4,
    accent: 'green',
    project: 'PayFlow Gateway',
  }),
  sample({
    name: 'Dr. Mina Castellano',
    initials: 'MC',
    role: 'Clinical Director',
    company: 'Brightwell',
    content: 'The nurses taught each other to use it. They like it, and we’d order it again.',
    rating: 5,
    accent: 'pink',
    project: 'HealthSync Pro',
  }),
]

/** The quotation at the end of the portfolio. */
export const portfolioTestimonial: Testimonial = sample({
  name: 'Helena Brandt',
  role: 'Managing Director',
  company: 'Eastmark',
  content:
    'It wasn’t all on time. But what we run is what they drew for our board in 2022, and after 20 years of buying software I no longer expect that.',
  rating: 5,
  accent: 'brown',
  project: 'EnterpriseFlow ERP',
})

/**
 * A client with a logo. `symbol` is the id of the logo in `client/pictures/clients.svg`. `width` is its width in pixels
 * when it is 40 pixels high.
 */
export interface Client {
  name: string
  symbol: ClientLogoName
  width: number
}

export const clients: readonly Client[] = [
  sample({ name: 'Alderpay', symbol: 'alderpay', width: 147 }),
  sample({ name: 'Brightwell', symbol: 'brightwell', width: 162 }),
  sample({ name: 'Cadmere', symbol: 'cadmere', width: 132 }),
  sample({ name: 'Copperline', symbol: 'copperline', width: 110 }),
  sample({ name: 'Dunmore Labs', symbol: 'dunmore-labs', width: 183 }),
  sample({ name: 'Eastmark', symbol: 'eastmark', width: 159 }),
  sample({ name: 'Fennick & Rowe', symbol: 'fennick-rowe', width: 171 }),
  sample({ name: 'Gantry', symbol: 'gantry', width: 141 }),
  sample({ name: 'Haldane', symbol: 'haldane', width: 101 }),
  sample({ name: 'Inkwell', symbol: 'inkwell', width: 111 }),
  sample({ name: 'Junipera', symbol: 'junipera', width: 116 }),
  sample({ name: 'Kestrel Freight', symbol: 'kestrel-freight', width: 204 }),
  sample({ name: 'Larkfield', symbol: 'larkfield', width: 116 }),
  sample({ name: 'Mirava', symbol: 'mirava', width: 129 }),
  sample({ name: 'Norrvik', symbol: 'norrvik', width: 113 }),
  sample({ name: 'Oakhurst', symbol: 'oakhurst', width: 143 }),
  sample({ name: 'Parcelwise', symbol: 'parcelwise', width: 164 }),
  sample({ name: 'Quillby', symbol: 'quillby', width: 91 }),
  sample({ name: 'Ravensworth', symbol: 'ravensworth', width: 188 }),
  sample({ name: 'Solvane', symbol: 'solvane', width: 126 }),
  sample({ name: 'Tallow & Co', symbol: 'tallow-co', width: 138 }),
  sample({ name: 'Verdance', symbol: 'verdance', width: 151 }),
  sample({ name: 'Wexley', symbol: 'wexley', width: 83 }),
]
