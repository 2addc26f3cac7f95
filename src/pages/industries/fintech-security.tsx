import type { Fintech } from '../../content/schema.ts'
import { DefinitionList } from '../../sections/definition-list.tsx'
import { InlineList } from '../../ui/list.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'

const border = 'border-night dark:border-[var(--moon)]'

/** The technologies of the fintech page, and its security features in a frame drawn as the door of a safe. */
export function FintechSecurity({ stackHeading, stack, security }: Fintech) {
  return (
    <Section className="grid gap-y-xl lg:starts-2">
      <div>
        <SmallHeading>{stackHeading.title}</SmallHeading>
        {stackHeading.text && <p className="mt-md text-muted">{stackHeading.text}</p>}
        <DefinitionList
          className="mt-md"
          descriptions="below"
          items={stack.map(({ category, tools }) => ({
            title: category,
            description: <InlineList items={tools} />,
          }))}
        />
      </div>
      <div
        data-ground="deep"
        className={`${border} relative mr-sm border-2 p-xl outline outline-2 outline-accent outline-offset--14px`}
      >
        <SmallHeading>{security.heading.title}</SmallHeading>
        <DefinitionList
          className="mt-md"
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
