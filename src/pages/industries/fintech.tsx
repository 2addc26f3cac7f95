import type { Fintech, Stop } from '../../content/schema.ts'
import { DefinitionList } from '../../sections/definition-list.tsx'
import { ConnectingThread } from '../../ui/connecting-thread.tsx'
import { Crop } from '../../ui/crop.tsx'
import { InlineList } from '../../ui/list.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'

const border = 'border-night dark:border-[var(--moon)]'

/** The technologies of the fintech page, and its security features in a frame drawn as the door of a safe. */
export function FintechSecurity({ stackHeading, stack, security }: Fintech) {
  return (
    <Section className="grid gap-x-2xl gap-y-xl lg:cols-5-7">
      <div>
        <SmallHeading>{stackHeading.title}</SmallHeading>
        <p className="mt-md text-muted">{stackHeading.text}</p>
        <DefinitionList
          className="mt-md"
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

/** The rules that a payment must follow, in order. Beside each is a part of a drawing of the payment's path. */
export function PaymentRules({ stops }: { stops: readonly Stop[] }) {
  return (
    <div className="@container">
      <ol className="lt-md:block grid grid-cols-3 gap-y-xl @[59rem]:grid-cols-6">
        {stops.map(({ place, title, description }, index) => (
          <li key={title} className="relative gap-md lt-md:flex lt-md:pb-md">
            {index < stops.length - 1 && (
              <ConnectingThread vertical className="-bottom-12 left-9 top-12 md:hidden" />
            )}
            <Crop
              name="payment-tall"
              size={[112, 1104]}
              part={[0, index * 184, 112, 184]}
              className="relative w-20 flex-none self-start md:hidden"
            />
            <Crop
              name="payment"
              size={[224, 1656]}
              part={[0, index * 276, 224, 276]}
              className="mb-md w-full lt-md:hidden"
            />
            <div className="min-w-0 [overflow-wrap:anywhere] md:pr-md md:pt-0">
              <p className="font-mono text-xs">{place}</p>
              <h3 className="mb-sm mt-xs text-accent-text">{title}</h3>
              <p className="text-sm">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
