import type { Metric } from '../content/schema.ts'
import { Mark } from '../ui/mark.tsx'

/** Three figures under ink lines: figure large, label and its drawing small. */
export function Metrics({ items, stacked = false }: { items: readonly Metric[]; stacked?: boolean }) {
  return (
    <dl className={`grid gap-x-3 gap-y-4 grid-cols-3 ${stacked ? 'lg:grid-cols-1' : 'lg:gap-x-cols'}`}>
      {items.map(({ value, label, mark }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-2.5">
          <dt className="flex gap-2 text-[.9375rem] leading-[1.3] text-muted">
            <Mark name={mark} className="flex-none mt-px size-4.5 text-dye-text lt-md:hidden" />
            {label}
          </dt>
          <dd className="font-600 text-t5 tracking-[-.03em]! lt-md:text-[1.625rem]!">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
