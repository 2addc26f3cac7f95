import type { Award as Given } from '../content/schema.ts'
import cloth from '../ui/cloth.module.css'

/** A prize beside the story that won it. `label` is heard before its name. */
export function Award({ label, award }: { label: string; award: Given }) {
  return (
    <aside
      aria-label={label}
      className="relative border-2 border-ink bg-dye-tint py-[clamp(1.25rem,2.4vw,2.25rem)] pr-6 pl-[clamp(4.5rem,7vw,7rem)]"
    >
      <div
        aria-hidden="true"
        className={`${cloth.cloth} [--cell:8px] absolute inset-y-[-2px] left-[clamp(1.1rem,2vw,2rem)] w-[clamp(28px,3vw,44px)] border-x-2 border-ink`}
      />
      <h3>{award.title}</h3>
      <p className="mt-1.5">{award.description}</p>
      <p className="mt-1.5 text-muted">
        {award.giver}, {award.year}
      </p>
    </aside>
  )
}
