import { buttonClasses } from '../../../client/ui/button-classes.tsx'
import type { ContactMethod } from '../../content/schema.ts'
import styles from './contact-cards.module.css'

/** The ways to contact the company, such as e-mail and phone, each on a card drawn as a paper tag on a thread. */
export function ContactCards({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <ul className={`${styles.tags} grid gap-5`}>
      {methods.map(({ title, description, contact, action }) => (
        <li key={title} className="relative">
          <div className={styles.tag}>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="font-600 text-t3">{title}</p>
              <a href={action.href} className={buttonClasses({ variant: 'link', size: 'sm' })}>
                {action.label}
              </a>
            </div>
            <p className="mt-1 mb-1.5 font-600 text-t4 xl:text-[2rem] tracking-[-.025em]! [overflow-wrap:anywhere]">
              <a href={action.href}>{contact}</a>
            </p>
            <p className="text-t1 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
