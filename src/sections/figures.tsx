import type { Figure } from '../content/schema.ts'

/** Results, large, in weft and in the page's dye. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl
      className={`grid gap-x-cols ${items.length === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {items.map(({ value, label, description }) => (
        <div key={label} className="flex flex-col border-t-2 border-ink pt-4 pb-7">
          <dt className="font-600 text-t3 leading-[1.2]!">{label}</dt>
          <dd
            className={`weft order-first text-dye-text ${value.length > 6 ? 'flex items-end h-[var(--num)] text-[3rem] lg:text-[clamp(3rem,1.4rem+2.4vw,3.75rem)]' : 'text-num'}`}
          >
            {value}
          </dd>
          <dd className="mt-1.5 text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
