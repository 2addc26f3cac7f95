import type { AiAutomation } from '../../content/schema.ts'
import { Cloth } from '../../ui/cloth.tsx'
import { Picture } from '../../ui/picture.tsx'
import weft from '../../ui/weft.module.css'

/** The widths in two rows: 7, 5 and 5 of 17, and 7, 7 and 5 of 19. They make all drawings of a row equally high. */
const wide = 'lg:w-[calc((100%-2*var(--gap))*7/17)]'
const narrow = 'lg:w-[calc((100%-2*var(--gap))*5/17)]'
const lower = 'lg:w-[calc((100%-2*var(--gap))*7/19)]'
const rows = [wide, narrow, narrow, lower, lower, 'lg:w-[calc((100%-2*var(--gap))*5/19)]']

/** AI solutions, each with a drawing of an example, in which yellow marks what the model decides by. */
export function AiSolutions({ solutions }: { solutions: AiAutomation['solutions'] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] md:flex flex-wrap gap-x-cols gap-y-lg">
      {solutions.map(({ title, description, icon, specimen }, index) => (
        <li
          key={title}
          className={`grid gap-y-0 content-start grid-rows-subgrid row-span-2 md:block ${rows[index]}`}
        >
          <Picture
            name={specimen.image}
            alt={specimen.alt}
            size={[isWide(index) ? 700 : 500, 300]}
            tall={{ name: specimen.tall, size: [360, 250] }}
            className="w-full self-end border-2 border-ink"
          />
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-sm gap-y-sm mt-md md:gap-x-md md:mt-md">
            <div className="md:row-span-2 self-start p-sm bg-[var(--chalk)]">
              <Picture name={icon} alt="" size={[32, 32]} />
            </div>
            <h3>{title}</h3>
            <p className="col-span-full md:col-start-2 max-w-text text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Whether the drawing has the ratio 7 to 3; the others have 5 to 3. */
function isWide(index: number): boolean {
  return index % 4 === 0 || index % 4 === 3
}

/** Cards of the results of AI projects in three sectors, each with the pattern of its sector. */
export function AiSuccessStories({ stories }: Pick<AiAutomation, 'stories'>) {
  return (
    <ul className="grid gap-x-cols gap-y-md md:grid-cols-3">
      {stories.map(({ sector, accent, value, label, description }) => (
        <li key={sector} data-accent={accent} className="border-2 border-ink bg-panel">
          <Cloth className="h-5 md:h-8 border-b-2 border-ink" />
          <div className="flex flex-wrap items-center gap-x-md p-lg">
            <p className={`${weft.weft} text-3xl text-accent-text`}>{value}</p>
            <div className="flex-1">
              <h3>{label}</h3>
              <p className="font-500 text-accent-text">{sector}</p>
            </div>
            <p className="w-full mt-sm text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
