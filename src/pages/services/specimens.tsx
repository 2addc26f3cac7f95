import type { AiAutomation } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

/** What was delivered, each with a specimen of its work: yellow is what the model goes by. */
export function Specimens({ solutions }: { solutions: AiAutomation['solutions'] }) {
  return (
    <ul className="flex flex-wrap gap-x-cols gap-y-10">
      {solutions.map(({ title, description, pictogram, specimen }, index) => (
        <li
          key={title}
          className={
            isWide(index) ? 'lg:w-[calc((100%-var(--gap))*7/12)]' : 'lg:w-[calc((100%-var(--gap))*5/12)]'
          }
        >
          <Picture
            name={specimen.image}
            alt={specimen.alt}
            width={isWide(index) ? 700 : 500}
            height={300}
            className="w-full border-2 border-ink"
          />
          <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 mt-5">
            <div className="row-span-2 self-start p-1.5 bg-[var(--chalk)] leading-none">
              <Picture name={pictogram} alt="" width={32} height={32} />
            </div>
            <h3>{title}</h3>
            <p className="col-start-2 max-w-[36em] text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Wide and narrow, then narrow and wide. The shares are those of the drawings, so both are equally high. */
function isWide(index: number): boolean {
  return index % 4 === 0 || index % 4 === 3
}
