import icon from '../../client/ui/icon.module.css'
import { company } from '../content/company.ts'
import { entity } from '../content/legal/entity.ts'
import { phones } from '../content/office-band.ts'
import type { SocialProfile } from '../content/schema.ts'
import { strings } from '../content/strings.ts'
import type { Path } from '../routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import cloth from '../ui/cloth.module.css'
import { Link } from '../ui/link.tsx'
import { PhoneNumbers } from '../ui/phone-numbers.tsx'
import weft from '../ui/weft.module.css'
import styles from './footer.module.css'
import { footerColumns } from './navigation.ts'

interface FooterProps {
  callToAction: boolean
  path: Path | undefined
  lang: string | undefined
}

const profiles: readonly SocialProfile[] = company.social

/**
 * The footer of every page. With `callToAction` it begins with a large call to action; otherwise its two buttons stand
 * below the details of the company. `path` is the page, which the not-found and error pages do not have. `lang` is the
 * language of the footer where the page has another one.
 */
export function Footer({ callToAction, path, lang }: FooterProps) {
  return (
    <footer lang={lang} data-ground="dark" className="overflow-clip">
      <div className={`${cloth.selvedge} h-4.5`} />
      {callToAction && (
        <div className="wrap" data-print="off">
          <div className="grid gap-x-cols gap-y-lg items-end py-2xl lg:grid-cols-[7fr_auto] border-b border-line">
            <p className="font-600 text-2xl">
              {strings.footer.line[0]}
              <br />
              {strings.footer.line[1]}
            </p>
            <Buttons path={path} size="lg" />
          </div>
        </div>
      )}
      <div className={callToAction ? `${styles.thread} relative` : undefined}>
        <div className="wrap">
          <div className={`${styles.columns} py-lg text-sm`}>
            <nav aria-label={strings.footer.nav} data-print="off" className="contents">
              {footerColumns.map(({ column, links }, index) => (
                <div key={column} className={index < footerColumns.length - 1 ? 'lg:row-span-2' : undefined}>
                  <h2 className={`${styles.label} mb-sm font-500`}>{column}</h2>
                  <ul>
                    {links.map(({ to, label }) => (
                      <li key={to}>
                        <Link to={to} className={styles.link}>
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
            <div className="lt-lg:col-span-full">
              <CompanyDetails />
              {!callToAction && (
                <div className="mt-md">
                  <Buttons path={path} />
                </div>
              )}
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-x-lg gap-y-xs py-md md:gap-y-md border-t border-line text-sm text-muted">
            <p className="mr-auto">{strings.footer.rights}</p>
            {profiles.length > 0 && (
              <div className="flex gap-xs -mx-md">
                {profiles.map((profile) => (
                  <SocialIcon key={profile.name} {...profile} />
                ))}
              </div>
            )}
          </div>
        </div>
        {callToAction && <Wordmark name={company.name.toLowerCase()} />}
      </div>
    </footer>
  )
}

/** Who the company is in law, and how to reach it. */
function CompanyDetails() {
  return (
    <address className="grid content-start gap-x-cols [overflow-wrap:anywhere] md:lt-lg:grid-cols-2">
      <p className={`${styles.label} mb-sm md:lt-lg:col-span-2`}>{entity.name}</p>
      <div className="pb-xs text-muted">
        <p className="text-balance">{entity.registration}</p>
        <p className="mt-xs text-balance">{company.address.join(', ')}</p>
      </div>
      <ul>
        <li>
          <PhoneNumbers phones={phones} />
        </li>
        <li>
          <a href={`mailto:${company.email}`} className={styles.link}>
            {company.email}
          </a>
        </li>
      </ul>
    </address>
  )
}

/** The two buttons of the call to action. On the contact page, the second leads to its offices. */
function Buttons({ path, size }: { path: Path | undefined; size?: 'lg' }) {
  return (
    <div data-print="off" className="flex flex-wrap gap-md">
      <ButtonLink
        to="scheduling"
        label={strings.footer.booking}
        aria-label={`${strings.footer.bookingName} ${strings.newTab}`}
        variant="hero"
        size={size}
        className="fills lt-md:w-full"
      />
      <ButtonLink
        to={path === '/contact' ? '#offices' : '/contact'}
        label={strings.footer.contact}
        variant="outline"
        size={size}
        className="lt-md:w-full"
      />
    </div>
  )
}

/** A link to a social profile. A profile without an address is an icon that screen readers skip. */
export function SocialIcon({ name, path, href }: SocialProfile) {
  const shared = {
    className: 'grid place-items-center size-11',
    children: (
      <svg aria-hidden="true" viewBox="0 0 24 24" className={`${icon.icon} size-5`}>
        <path d={path} />
      </svg>
    ),
  }
  if (!href) return <span aria-hidden="true" {...shared} />
  return <a href={href} target="_blank" rel="noopener" aria-label={`${name} ${strings.newTab}`} {...shared} />
}

/**
 * The company's name from edge to edge of the page, cut off at the bottom. The height follows from the length of the
 * name, so that letters keep their shape. A very short name ends before the right edge, as it would be too high.
 */
function Wordmark({ name }: { name: string }) {
  const wide = name.replaceAll(/[^mw]/g, '').length
  const narrow = name.replaceAll(/[^fijlrt.,'’ ]/g, '').length
  // Measured on “northloom”, whose nine letters fill 1000 units at this size.
  const length = Math.round(((name.length + wide * 0.5 - narrow * 0.4) / 8.3) * 1000)
  const width = Math.max(length, 1000)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 138`}
      data-print="off"
      className={`${weft.weft} wrap fill-[var(--dark-ground-line)] text-[min(19vw,17rem)]`}
    >
      <text x="0" y="166" fontSize="212" textLength={length < 700 ? undefined : width}>
        {name}
      </text>
    </svg>
  )
}
