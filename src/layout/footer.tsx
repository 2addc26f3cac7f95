import icon from '../../client/ui/icon.module.css'
import { company } from '../content/company.ts'
import type { SocialProfile } from '../content/schema.ts'
import { strings } from '../content/strings.ts'
import { isPath, type Path, routes } from '../routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import cloth from '../ui/cloth.module.css'
import { Link } from '../ui/link.tsx'
import { CompanyDetails } from './company-details.tsx'
import styles from './footer.module.css'
import { footerColumns } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

interface FooterProps {
  callToAction: boolean
  path: Path | undefined
  lang: string | undefined
}

/** From the breakpoint `lg` on, the details of the company are the last and widest column. */
const columns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] md:grid-cols-4 lg:grid-cols-[0.9fr_1.1fr_0.8fr_0.75fr_1.6fr]'

const profiles: readonly SocialProfile[] = company.social

/**
 * The footer of every page. With `callToAction` it begins with a large call to action; otherwise its two buttons stand
 * below the details of the company. `path` is the page, which the not-found and error pages do not have. `lang` is the
 * language of the footer where the page has another one.
 */
export function Footer({ callToAction, path, lang }: FooterProps) {
  return (
    <footer lang={lang} data-ground="dark" className="overflow-clip">
      <div aria-hidden="true" className={`${cloth.selvedge} h-4.5`} data-print="off" />
      {callToAction && (
        <div className="wrap" data-print="off">
          <div className="grid gap-y-lg items-end py-2xl lg:starts-3 border-b border-line">
            <p className="font-600 text-2xl">
              {strings.footer.line[0]}
              <br />
              {strings.footer.line[1]}
            </p>
            <Buttons path={path} size="lg" />
          </div>
        </div>
      )}
      <div className="wrap">
        <div className={`${columns} gap-x-cols gap-y-md py-lg text-sm`}>
          <nav aria-label={strings.footer.nav} data-print="off" className="contents">
            {footerColumns.map(({ column, links }) => (
              <div key={column}>
                <h2 className="mb-sm font-mono text-xs text-muted">{column}</h2>
                <ul>
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to} {...(isPath(to) && { lang: routes[to].lang })} className={styles.link}>
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
        <div
          data-print="off"
          className="flex flex-wrap items-center gap-x-lg gap-y-xs py-md md:gap-y-md border-t border-line text-sm text-muted"
        >
          <p className="mr-auto">{strings.footer.rights}</p>
          {profiles.length > 0 && (
            <div className="flex items-center gap-md">
              {profiles.map((profile) => (
                <SocialIcon key={profile.name} {...profile} />
              ))}
            </div>
          )}
        </div>
      </div>
      {callToAction && <Wordmark name={company.name.toLowerCase()} />}
    </footer>
  )
}

/** The two buttons of the call to action. On the contact page, the second leads to its contact cards. */
function Buttons({ path, size }: { path: Path | undefined; size?: 'lg' }) {
  const className = `lt-md:w-full ${size ? '' : 'lg:flex-auto'}`
  return (
    <div data-print="off" className="flex flex-wrap gap-md">
      <ButtonLink
        to="scheduling"
        label={strings.footer.booking}
        aria-label={`${strings.footer.bookingName} ${strings.newTab}`}
        variant="hero"
        size={size}
        className={className}
      />
      <ButtonLink
        to={path === '/contact' ? '#contact-cards' : '/contact'}
        label={strings.footer.contact}
        variant="outline"
        size={size}
        className={className}
      />
    </div>
  )
}

/** A link to a social profile. A profile without an address is a picture with the name of the network. */
export function SocialIcon({ name, path, href }: SocialProfile) {
  const picture = (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" className={`${icon.icon} size-5`}>
      <path d={path} />
    </svg>
  )
  if (!href) {
    return (
      <span role="img" aria-label={name}>
        {picture}
      </span>
    )
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${name} ${strings.newTab}`}
      className="grid place-items-center size-11 text-ink"
    >
      {picture}
    </a>
  )
}
