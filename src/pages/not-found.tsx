import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** The answer to an unknown address. */
export function NotFoundPage() {
  return (
    <section data-not-found className="wrap min-h-[70vh] py-[clamp(2rem,5vw,5rem)]">
      <Picture
        name="not-found"
        alt="404, woven from yellow and ink threads; one thread has slipped out and hangs loose"
        width={1200}
        height={420}
        first
        className="w-full"
      />
      <h1 className="mt-5 mb-3 text-t6">Oops! Page not found</h1>
      <p className="max-w-[40em] text-t3">
        There is no page at this address. It may have moved, or a letter of the address may be missing.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="hero" size="lg">
          Return to Home
        </ButtonLink>
        <ButtonLink to="/portfolio" variant="ghost" size="lg">
          Portfolio
        </ButtonLink>
        <ButtonLink to="/contact" variant="ghost" size="lg">
          Contact
        </ButtonLink>
      </div>
    </section>
  )
}
