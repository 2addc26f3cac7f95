import type { AiAutomation } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

/**
 * Of a row of three, each drawing has the share of its width, so that all of a row are equally high: 7, 5 and 5 of
 * 17, then 7, 7 and 5 of 19.
 */
const wide = 'lg:w-[calc((100%-2*var(--gap))*7/17)]'
const narrow = 'lg:w-[calc((100%-2*var(--gap))*5/17)]'
const lower = 'lg:w-[calc((100%-2*var(--gap))*7/19)]'
const rows = [wide, narrow, narrow, lower, lower, 'lg:w-[calc((100%-2*var(--gap))*5/19)]']

/** AI solutions that were delivered, each with an example of its work. What the model decides by is yellow. */
export function AiSolutions({ solutions }: { solutions: AiAutomation['solutions'] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] md:flex flex-wrap gap-x-cols gap-y-6">
      {solutions.map(({ title, description, icon, specimen }, index) => (
        <li
          key={title}
          className={`grid gap-y-0 content-start grid-rows-subgrid row-span-2 md:block ${rows[index]}`}
        >
          <Picture
            name={specimen.image}
            alt={specimen.alt}
            width={isWide(index) ? 700 : 500}
            height={300}
            tall={{ name: specimen.tall, width: 360, height: 250 }}
            className="w-full self-end border-2 border-ink"
          />
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-1.5 mt-3 md:gap-x-4 md:mt-4">
            <div className="md:row-span-2 self-start p-1.5 bg-[var(--chalk)] leading-none">
              <Picture name={icon} alt="" width={32} height={32} />
            </div>
            <h3>{title}</h3>
            <p className="col-span-full md:col-start-2 max-w-[36em] text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The drawings whose sides are 7 to 3; those of the others are 5 to 3. */
function isWide(index: number): boolean {
  return index % 4 === 0 || index % 4 === 3
}
