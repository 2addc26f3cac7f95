import type { ReactNode } from 'react'
import { Icon } from '../../client/ui/icon.tsx'
import states from '../../client/ui/states.module.css'
import { Island } from '../ui/island.tsx'

interface QuestionsProps {
  /** The name of the group, unique on its page. The browser shows at most one answer of a group. */
  name: string
  items: readonly { question: string; answer: ReactNode }[]
}

/** Questions, or other titles. A click on one shows its answer, and the browser closes the answer that was open before. */
export function Questions({ name, items }: QuestionsProps) {
  return (
    <Island name="Accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group unfolds border-b border-edge">
          <summary
            className={`${states.surface} flex items-center justify-between gap-lg min-h-18 py-md font-600 text-lg`}
          >
            <span className={states.title}>{question}</span>
            <Icon name="plus" className="size-7 group-open:[rotate:45deg]" />
          </summary>
          <div className="max-w-text pb-lg md:pr-xl text-muted">{answer}</div>
        </details>
      ))}
    </Island>
  )
}
