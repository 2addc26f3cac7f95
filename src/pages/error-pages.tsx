import { company } from '../content/company.ts'
import { failure, notFound } from '../content/error-pages.ts'
import type { Path } from '../routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FirstScreenEnd } from '../ui/first-screen-end.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

const quiet = { variant: 'outline', size: 'lg', className: 'lt-md:flex-1' } as const

/** The page for an address that does not exist (404). */
export function NotFoundPage() {
  return (
    <>
      <section data-not-found className="wrap lg:min-h-[70vh] pt-lg pb-xl">
        <Picture
          name="not-found"
          alt={notFound.alt}
          size={[1200, 420]}
          first
          className="w-full max-w-[70rem]"
        />
        <h1 className="mt-md mb-md text-2xl">{notFound.heading}</h1>
        <p className="max-w-text text-base">{notFound.text}</p>
        <div className="mt-lg flex flex-wrap gap-md">
          <ButtonLink to="/" label={notFound.home} variant="hero" size="lg" className="lt-md:w-full" />
          <ButtonLink to="/portfolio" label={notFound.portfolio} {...quiet} />
          <ButtonLink to="/contact" label={notFound.contact} {...quiet} />
        </div>
        {company.support && (
          <p className="mt-lg">
            <Link to="/contact#support" className="target">
              {notFound.support}
            </Link>
          </p>
        )}
      </section>
      <FirstScreenEnd />
    </>
  )
}

/** The page for an error (500). If it cannot be rendered either, `middleware/error-pages.tsx` answers with plain HTML. */
export function ErrorPage({ path }: { path?: Path | undefined }) {
  return (
    <>
      <section className="wrap lg:min-h-[70vh] py-lg">
        <Picture name="error" alt={failure.alt} size={[1200, 420]} first className="w-full max-w-[70rem]" />
        <h1 className="mt-md mb-md text-2xl">{failure.heading}</h1>
        <p className="max-w-text text-base">{failure.text}</p>
        <div className="mt-lg flex flex-wrap gap-md">
          {path && <ButtonLink to={path} label={failure.again} variant="hero" size="lg" />}
          <ButtonLink to="/" label={failure.home} variant="outline" size="lg" />
          <ButtonLink to="/contact" label={failure.contact} variant="ghost" size="lg" />
        </div>
      </section>
      <FirstScreenEnd />
    </>
  )
}
