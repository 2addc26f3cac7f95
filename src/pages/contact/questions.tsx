import { Icon } from '../../../client/ui/icon.tsx'
import states from '../../../client/ui/states.module.css'
import type { FaqItem } from '../../content/schema.ts'
import { Island } from '../../ui/island.tsx'

/** Questions. A click on one shows its answer, and the browser closes the answer that was open before. */
export function Questions({ items }: { items: readonly FaqItem[] }) {
  return (
    <Island name="Accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name="faq" className="group border-b border-edge">
          <summary
            className={`${states.surface} flex items-center justify-between gap-lg min-h-18 py-md font-600 text-lg`}
          >
            <span className={states.title}>{question}</span>
            <Icon name="plus" className="size-7 group-open:[rotate:45deg]" />
          </summary>
          <p className="max-w-text pb-lg md:pr-xl text-muted">{answer}</p>
        </details>
      ))}
    </Island>
  )
}
