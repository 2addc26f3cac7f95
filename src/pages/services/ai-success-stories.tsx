import type { AiAutomation } from '../../content/schema.ts'
import { Cloth } from '../../ui/cloth.tsx'
import weft from '../../ui/weft.module.css'

/** Cards of the results of AI projects in three sectors, each with the pattern of its sector. */
export function AiSuccessStories({ stories }: Pick<AiAutomation, 'stories'>) {
  return (
    <ul className="grid gap-x-cols gap-y-4 md:grid-cols-3">
      {stories.map(({ sector, accent, value, label, description }) => (
        <li key={sector} data-accent={accent} className="border-2 border-ink bg-panel">
          <Cloth className="h-5 md:h-8 border-b-2 border-ink" />
          <div className="flex flex-wrap items-center gap-x-4 p-[clamp(1rem,1.5vw,1.5rem)]">
            <p className={`${weft.weft} text-num text-accent-text`}>{value}</p>
            <div className="flex-1">
              <h3>{label}</h3>
              <p className="font-500 text-accent-text">{sector}</p>
            </div>
            <p className="w-full mt-2 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
