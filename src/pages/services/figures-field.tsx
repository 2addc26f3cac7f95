import type { Action, ExplainedFigure, Heading } from '../../content/schema.ts'
import { Reasons } from '../../sections/reasons.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

interface FiguresFieldProps {
  heading: Heading
  figures: readonly ExplainedFigure[]
  action?: Action
}

/** What the work of a service achieved, in large figures, on a background in the accent colour of the page. */
export function FiguresField({ heading, figures, action }: FiguresFieldProps) {
  return (
    <Section ground="accent" className="grid gap-x-cols gap-y-lg lg:cols-5-7">
      <div>
        <h2>{heading.title}</h2>
        {heading.text && <p className="mt-md">{heading.text}</p>}
        {action && <ButtonLink {...action} size="lg" className="mt-lg" />}
      </div>
      <Reasons items={figures} />
    </Section>
  )
}
