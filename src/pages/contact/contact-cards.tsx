import { buttonClasses } from '../../../client/ui/button-classes.ts'
import states from '../../../client/ui/states.module.css'
import type { ContactMethod } from '../../content/schema.ts'
import { PhoneNumbers } from '../../ui/phone-numbers.tsx'
import { Thread } from '../../ui/thread.tsx'
import styles from './contact-cards.module.css'

/** The thread goes through the middle of the holes, which is measured from the inner edge of the border. */
const middle = 'left-[calc(var(--eye)-2px)]'

/**
 * The ways to contact the company, such as e-mail and phone, each on a card drawn as a paper tag. On wide screens, a
 * thread comes down from the top of the page. It goes through the holes of all tags and ends at the next section.
 */
export function ContactCards({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <ul id="contact-cards" className="lt-lg:mt-md lg:row-span-2 relative grid gap-md [--eye:min(1.75rem,9%)]">
      {methods.map(({ title, description, contact, action }, index) => (
        <li key={title} className={states.surface}>
          <Thread
            direction="down"
            className={`${middle} z-1 bottom-[calc(50%-4px)] -top-md ${index === 0 ? 'lg:-top-120' : ''}`}
          />
          <div
            className={`${styles.tag} border-2 border-ink py-md pr-md pl-[calc(2*var(--eye)+var(--space-xs))]`}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-md">
              <h2 className={`${states.title} text-base`}>{title}</h2>
              {/* It covers the whole card, except its other links, which lie above it. */}
              <a
                href={action.href}
                data-call={typeof contact === 'string' ? undefined : ''}
                className={`${states.cover} static ${buttonClasses({ variant: 'outline' })}`}
              >
                {action.label}
              </a>
            </div>
            {typeof contact === 'string' ? (
              <p className="relative z-1 w-fit mt-sm mb-sm font-600 text-lg">
                <a href={action.href} className="target">
                  {contact}
                </a>
              </p>
            ) : (
              <PhoneNumbers
                phones={contact}
                className="pointer-events-none relative z-1 mt-xs mb-sm font-600 text-lg"
              />
            )}
            <p className="text-sm text-muted">{description}</p>
          </div>
        </li>
      ))}
      <li aria-hidden="true">
        <Thread direction="down" className={`${middle} -z-1 top-full -mt-md h-28`} />
      </li>
    </ul>
  )
}
