import type { Point } from '../content/schema.ts'

/** Rules or features by name, with what we do for each: names in the page's dye. */
export function Rules({ items }: { items: readonly Point[] }) {
  return (
    <dl className="border-b border-edge">
      {items.map(({ title, description }) => (
        <div
          key={title}
          className="grid gap-x-6 gap-y-1 border-t border-edge py-4 md:grid-cols-[minmax(10rem,3fr)_7fr]"
        >
          <dt className="font-600 text-t4 text-dye-text">{title}</dt>
          <dd className="max-w-[42em]">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
