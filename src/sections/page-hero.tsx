import type { ReactNode } from 'react'
import type { Action } from '../content/schema.ts'
import type { Path } from '../routes.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FirstScreenEnd } from '../ui/first-screen-end.tsx'

interface PageHeroProps {
  path: Path
  badge?: ReactNode
  /** Fills the badge with the accent colour of the page. */
  solid?: boolean
  heading: string
  lede: ReactNode
  actions?: readonly Action[]
  /** Is shown in place of the actions. */
  below?: ReactNode
  /** The right half, such as a picture. */
  children?: ReactNode
}

/** The columns of a text beside a picture. Between the breakpoints `lg` and `xl`, both are equally wide. */
const besidePicture =
  'items-start lg:lt-xl:grid-cols-2 lg:lt-xl:gap-x-cols lg:lt-xl:items-center lg:grid-rows-[auto_1fr]'

/** The top of an inner page: breadcrumbs, badge, heading, text, buttons, and a picture at the right. */
export function PageHero({ path, badge, solid, heading, lede, actions, below, children }: PageHeroProps) {
  return (
    <>
      <section className="wrap pt-lg pb-xl">
        <Breadcrumbs path={path} badge={badge} solid={solid} />
        <div className={`grid gap-y-lg xl:starts-3 ${children ? besidePicture : 'items-end'}`}>
          {/* Without a picture, the text stands at the right of the heading. */}
          <div className={children ? '' : 'contents'}>
            <h1 className={children ? 'mb-lg text-beside lg:lt-xl:text-2xl' : 'self-start lg:text-2xl'}>
              {heading}
            </h1>
            <div>
              <p className="max-w-text text-base text-balance">{lede}</p>
              {below ?? (actions && <Actions actions={actions} className="mt-lg" />)}
            </div>
          </div>
          {children}
        </div>
      </section>
      <FirstScreenEnd />
    </>
  )
}

interface ActionsProps {
  actions: readonly Action[]
  /** The variant of the first button; the others are outlined. */
  first?: 'hero' | 'default'
  /** A thread that ends at the first button. */
  thread?: ReactNode
  className?: string | undefined
}

/** Buttons in a row. The first is the main action. */
export function Actions({ actions, first = 'hero', thread, className = '' }: ActionsProps) {
  return (
    <div className={`flex flex-wrap gap-md ${className}`}>
      {actions.map(({ label, to }, index) => (
        <div key={label} className="relative flex lt-md:w-full">
          {index === 0 && thread}
          <ButtonLink
            to={to}
            label={label}
            variant={index === 0 ? first : 'outline'}
            size="lg"
            className="lt-md:w-full"
          />
        </div>
      ))}
    </div>
  )
}
