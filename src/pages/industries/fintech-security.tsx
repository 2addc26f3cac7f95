import type { Fintech } from '../../content/schema.ts'
import { DefinitionList } from '../../sections/definition-list.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'

const border = 'border-night dark:border-[var(--moon)]'

/** The technologies of the fintech page, and its security features in a frame drawn as the door of a safe. */
export function FintechSecurity({ stackHeading, stack, security }: Fintech) {
  return (
    <Section className="grid gap-x-[clamp(1.5rem,6vw,7rem)] gap-y-12 lg:grid-cols-[5fr_7fr]">
      <div>
        <SmallHeading>{stackHeading.title}</SmallHeading>
        <p className="mt-3 text-muted">{stackHeading.text}</p>
        <DefinitionList
          className="mt-5"
          items={stack.map(({ category, tools }) => ({ title: category, description: tools }))}
        />
      </div>
      <div
        data-ground="deep"
        className={`${border} relative mr-2.5 border-2 p-[clamp(1.75rem,3.4vw,3.25rem)] outline outline-2 outline-accent outline-offset--14px`}
      >
        <SmallHeading>{security.heading.title}</SmallHeading>
        <DefinitionList
          className="mt-5"
          items={security.items.map(({ feature, description }) => ({ title: feature, description }))}
        />
        {/* The two hinges of the door. */}
        <span
          aria-hidden="true"
          className={`${border} absolute inset-y-14 -right-3 w-2.5 border-y-[3.5rem]`}
        />
      </div>
    </Section>
  )
}
