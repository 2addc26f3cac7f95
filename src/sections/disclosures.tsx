import type { Faq } from '../content/schema.ts'
import { Icon } from '../ui/icon.tsx'

/** Questions that open to their answers, one at a time. */
export function Disclosures({ items, name }: { items: readonly Faq[]; name: string }) {
  return (
    <div className="border-t-2 border-ink">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0} className="group border-b border-edge">
          <summary className="flex items-center justify-between gap-6 min-h-18 py-3.5 font-600 text-t4 leading-[1.2]!">
            {question}
            <Icon name="plus" className="size-7! transition-rotate group-open:rotate-45" />
          </summary>
          <p className="max-w-[42em] pb-7 md:pr-12 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
