import type { Action } from '../content/schema.ts'
import { ButtonLink } from '../ui/button.tsx'

/** An offer beside a text: the one next step of a band. */
export function CtaCard({ heading, text, action }: { heading: string; text: string; action: Action }) {
  return (
    <aside
      aria-label={heading}
      className="self-start border-2 border-ink bg-dye-tint p-[clamp(1.25rem,2.4vw,2.25rem)]"
    >
      <h3 className="mb-3 text-t5">{heading}</h3>
      <p className="mb-5">{text}</p>
      <ButtonLink to={action.to} variant="hero" size="lg">
        {action.label}
      </ButtonLink>
    </aside>
  )
}
