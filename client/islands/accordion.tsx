import { type ToggleEvent, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'

export interface AccordionProps {
  /** Shared by the items: the browser keeps at most one of a name open. */
  name: string
  items: { question: string; answer: string }[]
}

/** Questions that open to their answers, one at a time. React keeps the rule where the browser does not. */
export function Accordion({ name, items }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null)

  function closeOthers({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) {
    if (newState !== 'open') return
    for (const other of list.current?.querySelectorAll('details') ?? []) {
      if (other !== currentTarget) other.open = false
    }
  }

  return (
    <div ref={list} className="border-t-2 border-ink">
      {items.map(({ question, answer }) => (
        <details
          key={question}
          name={name}
          className="group border-b border-edge"
          onToggle={closeOthers}
          // It may have been opened before React came.
          suppressHydrationWarning
        >
          <summary className="flex items-center justify-between gap-6 min-h-18 py-3.5 font-600 text-t4 leading-[1.2]!">
            {question}
            <Icon name="plus" className="size-7 [transition:rotate_.25s] group-open:[rotate:45deg]" />
          </summary>
          <p className="max-w-[42em] pb-7 md:pr-12 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
