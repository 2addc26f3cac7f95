import type { Point } from '../../content/schema.ts'
import cloth from '../../ui/cloth.module.css'
import { Crop } from '../../ui/crop.tsx'

/** The classes of the room in a floor. The first floor is the roof, which has no walls on wide screens. */
const room = 'border-2 border-b-0 bg-panel lg:group-first:border-transparent lg:group-first:bg-transparent'

/** The classes of the part of the yellow pipe that is in one floor. The pipe runs from the lowest floor to the roof. */
const pipe =
  'bottom-0 -top-0.5 group-first:top-0 lg:group-first:top-auto lg:group-first:h-[35px] lg:group-first:border-t-3'

/** The classes of the basement, which has earth at both sides, in the pattern of the industry. */
const basement = `${cloth.cloth} [--cell:8px] border-b-2 border-t-6`

/** Real estate solutions, drawn as the floors of a building from the roof to the basement. */
export function RealEstateSolutions({ floors }: { floors: readonly Point[] }) {
  return (
    <ul>
      {floors.map(({ title, description }, index) => {
        const isBasement = index === floors.length - 1
        return (
          <li key={title} className={`group ${isBasement ? basement : ''} border-ink px-md lg:px-xl`}>
            <div
              className={`${isBasement ? 'border-x-2 bg-accent-tint' : room} relative border-ink pb-md pl-xl pr-md lg:flex lg:items-center lg:gap-xl lg:pb-0 lg:pl-[calc(1.25rem+12px)] lg:pr-xl`}
            >
              <div className="-ml-md -mr-md mb-md border-b-2 border-line pt-md lg:m-0 lg:w-[520px] lg:flex-none lg:self-end lg:border-b-0 lg:pt-lg">
                <Crop name="tower" size={[520, 1200]} part={[0, index * 200, 520, 200]} />
              </div>
              <span
                aria-hidden="true"
                className={`${isBasement ? '-bottom-0.5 -top-2' : pipe} absolute left-0.5 lg:left-5 w-3.5 border-x-3 border-ink bg-brand`}
              />
              <div>
                <h3>{title}</h3>
                <p className="mt-sm text-muted">{description}</p>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
