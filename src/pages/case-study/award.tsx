import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import type { Award as Given } from '../../content/schema.ts'
import cloth from '../../ui/cloth.module.css'

/** The award that a project won: its name, the reason, who gave it and when. */
export function Award({ award }: { award: Given }) {
  return (
    <aside
      aria-label={texts.award}
      className="relative mt-9 border-2 border-ink bg-accent-tint py-3.5 pr-5 pl-16"
    >
      <div
        aria-hidden="true"
        className={`${cloth.cloth} [--cell:8px] absolute inset-y-[-2px] left-5 w-6 border-x-2 border-ink`}
      />
      <h3 className="text-t2">{award.name}</h3>
      <p className="mt-1 text-t1">{award.description}</p>
      <p className="mt-1 text-t1 text-muted">
        {award.giver}, {award.year}
      </p>
    </aside>
  )
}
