import type { Fintech, Stop } from '../../content/schema.ts'
import { DefinitionList } from '../../sections/definition-list.tsx'
import { ConnectingThread } from '../../ui/connecting-thread.tsx'
import { Crop } from '../../ui/crop.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'

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

/** The rules that a payment must follow, in order. Beside each is a part of a drawing of the payment's path. */
export function PaymentRules({ stops }: { stops: readonly Stop[] }) {
  return (
    <div className="@container">
      <ol className="lt-md:block grid grid-cols-3 gap-y-12 @[59rem]:grid-cols-6">
        {stops.map(({ place, title, description }, index) => (
          <li key={title} className="relative gap-5 lt-md:flex lt-md:pb-6">
            {index < stops.length - 1 && (
              <ConnectingThread
                direction="vertical"
                className="-bottom-12 left-[calc(min(7rem,35vw)/2-4px)] top-12 md:hidden"
              />
            )}
            <Crop
              name="payment-tall"
              size={[112, 1104]}
              part={[0, index * 184, 112, 184]}
              className="relative w-[min(7rem,35vw)] flex-none self-start md:hidden"
            />
            <Crop
              name="payment"
              size={[224, 1656]}
              part={[0, index * 276, 224, 276]}
              className="mb-3 w-full lt-md:hidden"
            />
            <div className="min-w-0 pt-3 [overflow-wrap:anywhere] md:pr-5 md:pt-0">
              <p className="font-mono text-t0 leading-[1.4]">{place}</p>
              <h3 className="mb-2 mt-[.15rem] text-accent-text">{title}</h3>
              <p className="text-t1">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
