import type { Point } from '../../content/schema.ts'
import cloth from '../../ui/cloth.module.css'
import { Crop } from '../../ui/crop.tsx'

/** The classes that differ between the roof, the rooms below it, and the basement. */
const variants = {
  /** On wide screens, the roof has no walls, and the pipe ends in it. */
  roof: {
    floor: '',
    inside: 'border-2 border-b-0 bg-panel md:border-transparent md:bg-transparent',
    pipe: 'bottom-0 top-0 md:top-auto md:h-[35px] md:border-t-3',
  },
  room: { floor: '', inside: 'border-2 border-b-0 bg-panel', pipe: 'bottom-0 -top-0.5' },
  /** It has earth at both sides, in the pattern of the industry. */
  basement: {
    floor: `${cloth.cloth} [--cell:8px] border-b-2 border-t-6`,
    inside: 'border-x-2 bg-accent-tint',
    pipe: '-bottom-0.5 -top-2',
  },
}

/** Real estate solutions, drawn as the floors of a building from the roof to the basement. */
export function RealEstateSolutions({ floors }: { floors: readonly Point[] }) {
  return (
    <ul>
      {floors.map(({ title, description }, index) => {
        const isBasement = index === floors.length - 1
        const classes = variants[isBasement ? 'basement' : index === 0 ? 'roof' : 'room']
        return (
          <li key={title} className={`${classes.floor} border-ink px-md lg:px-xl`}>
            <div
              className={`${classes.inside} relative border-ink pr-md pb-md pl-xl md:flex md:items-center md:gap-lg lg:gap-xl md:pr-lg lg:pr-xl md:pb-0 md:pl-[calc(1.25rem+12px)]`}
            >
              <div className="ml-[calc(15px-var(--space-xl))] -mr-md mb-md border-b-2 border-line pt-md md:m-0 md:w-[min(520px,50%)] md:flex-none md:self-end md:border-b-0 md:pt-lg">
                <Crop name="tower" size={[520, 1200]} part={[0, index * 200, 520, 200]} />
              </div>
              <span
                aria-hidden="true"
                className={`${classes.pipe} absolute left-0.5 md:left-5 w-3.5 border-x-3 border-ink bg-brand`}
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
