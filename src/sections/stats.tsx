import type { Stat } from '../content/home.ts'

/** Figures in weft, in a row under the hero of an inner page. Label first in the source. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl
      className={`wrap grid gap-x-cols ${items.length === 3 ? 'md:grid-cols-3' : 'grid-cols-2 lg:grid-cols-4'}`}
    >
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1.5 border-t-2 border-ink py-6">
          <dt className="text-t3 leading-[1.15]!">{label}</dt>
          <dd className="weft text-num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
