import { notFound } from '../content/error-pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Stylesheet } from '../ui/stylesheet.tsx'

const quiet = { variant: 'ghost', size: 'lg', className: 'lt-md:flex-1' } as const

/** The page for an address that does not exist (404). */
export function NotFoundPage() {
  return (
    <>
      <section data-not-found className="wrap md:min-h-[70vh] py-[clamp(2rem,5vw,5rem)]">
        <Picture name="not-found" alt={notFound.alt} width={1200} height={420} first className="w-full" />
        <h1 className="mt-5 mb-3 text-t6">{notFound.heading}</h1>
        <p className="max-w-[40em] text-t3">{notFound.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/" label={notFound.home} variant="hero" size="lg" className="lt-md:w-full" />
          <ButtonLink to="/portfolio" label={notFound.portfolio} {...quiet} />
          <ButtonLink to="/contact" label={notFound.contact} {...quiet} />
        </div>
      </section>
      <Stylesheet />
    </>
  )
}
