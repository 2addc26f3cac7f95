import type { Action, Heading, Reason } from '../../content/schema.ts'
import { Reasons } from '../../sections/reasons.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

interface ServiceBenefitsProps {
  heading: Heading
  reasons: readonly Reason[]
  action?: Action
}

/** The benefits of a service as large numbers with labels, beside a heading and a button. */
export function ServiceBenefits({ heading, reasons, action }: ServiceBenefitsProps) {
  return (
    <Section ground="tint" className="grid gap-x-cols gap-y-lg lg:cols-5-7">
      <div>
        <h2>{heading.title}</h2>
        {heading.text && <p className="mt-md text-base">{heading.text}</p>}
        {action && <ButtonLink {...action} size="lg" className="mt-lg" />}
      </div>
      <Reasons items={reasons} />
    </Section>
  )
}
