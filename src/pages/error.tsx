import type { Path } from '../routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** The answer when a page could not be drawn. It depends on nothing that could fail with it. */
export function ErrorPage({ path }: { path?: Path | undefined }) {
  return (
    <section className="wrap min-h-[70vh] py-[clamp(2rem,5vw,5rem)]">
      <Picture
        name="error"
        alt="500, woven from ink threads; the yellow thread through its middle has snapped"
        width={1200}
        height={420}
        first
        className="w-full"
      />
      <h1 className="mt-5 mb-3 text-t6">Unexpected Application Error!</h1>
      <p className="max-w-[40em] text-t3">
        Something broke on our side, not yours, and the error has been logged. Loading the page again often
        works.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {path && (
          <ButtonLink to={path} variant="hero" size="lg">
            Load Again
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="outline" size="lg">
          Return to Home
        </ButtonLink>
        <ButtonLink to="/contact" variant="ghost" size="lg">
          Contact
        </ButtonLink>
      </div>
    </section>
  )
}
