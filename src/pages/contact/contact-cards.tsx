import { buttonLook } from '../../../client/ui/button-look.tsx'
import type { ContactMethod } from '../../content/contact.ts'
import { Sign } from '../../ui/sign.tsx'

/** E-mail, phone, a visit: three doors in one frame. */
export function ContactCards({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <ul className="wrap grid bg-panel border-2 border-ink md:grid-cols-3">
      {methods.map(({ title, description, contact, action, mark }) => (
        <li
          key={title}
          className="flex flex-col items-start gap-1.5 p-[clamp(1.25rem,2vw,2rem)] border-ink lt-md:[&:not(:first-child)]:border-t-2 md:[&:not(:first-child)]:border-l-2"
        >
          <span className="grid place-items-center mb-4 size-15 bg-accent text-night border-2 border-ink">
            <Sign mark={mark} />
          </span>
          <h2 className="text-t4">{title}</h2>
          <p className="text-muted">{description}</p>
          <p className="mb-4.5 font-600 text-t3 [overflow-wrap:anywhere]">{contact}</p>
          <a href={action.href} className={`${buttonLook({ variant: 'outline' })} mt-auto`}>
            {action.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
