import type { Action, Heading, Reason } from '../../content/schema.ts'
import { Reasons } from '../../sections/reasons.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

interface WhyProps {
  heading: Heading
  reasons: readonly Reason[]
  action?: Action
}

/** Why to choose a service: a heading with the next step at the left, and figures at the right. */
export function ServiceBenefits({ heading, reasons, action }: WhyProps) {
  return (
    <Section ground="tint" className="grid gap-x-cols gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div>
        <h2>{heading.title}</h2>
        {heading.text && <p className="mt-4 text-t3">{heading.text}</p>}
        {action && <ButtonLink {...action} size="lg" className="mt-6" />}
      </div>
      <Reasons items={reasons} />
    </Section>
  )
}
