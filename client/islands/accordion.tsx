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
