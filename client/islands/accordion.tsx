import { Icon } from '../ui/icon.tsx'

/** A list of questions. A click on a question shows its answer, and the browser closes the answer that was open before. */
export function Accordion({ items }: { items: { question: string; answer: string }[] }) {
  return (
    <div className="border-t-2 border-ink">
      {items.map(({ question, answer }) => (
        <details
          key={question}
          name="faq"
          className="group border-b border-edge"
          // The visitor may have opened it before React hydrates it.
          suppressHydrationWarning
        >
          <summary className="flex items-center justify-between gap-lg min-h-18 py-md font-600 text-lg">
            {question}
            <Icon name="plus" className="size-7 [transition:rotate_.25s] group-open:[rotate:45deg]" />
          </summary>
          <p className="max-w-text pb-lg md:pr-xl text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
