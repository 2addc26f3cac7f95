import type { HiringRole } from '../../content/schema.ts'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import tag from '../../ui/tag.module.css'
import { WeavePattern } from '../../ui/weave-pattern.tsx'

/** The classes of a portrait. The squares of the weave behind it are measured in shares of its width. */
const portrait = 'relative [container-type:inline-size] overflow-hidden lt-lg:row-span-3 aspect-[10/11]'

/**
 * Cards of the roles that can be hired, each with a portrait, skills and experience. Behind each portrait is a weave. The
 * number of its squares in a row depends on the window, so that the squares are never cut and have about the same size.
 */
export function Roles({ roles }: { roles: readonly HiringRole[] }) {
  return (
    <ul className="grid gap-x-cols gap-y-md md:grid-cols-2 lg:gap-0 lg:-mb-xl lg:grid-cols-4">
      {roles.map(({ title, image, weave, description, skills, experience }, index) => (
        <li
          key={title}
          className="grid grid-cols-[38%_minmax(0,1fr)] lg:grid-cols-1 lg:grid-rows-subgrid lg:row-span-5 lg:pb-xl"
        >
          <div className={`${portrait} border-2 border-ink bg-panel ${index % 4 ? 'lg:border-l-0' : ''}`}>
            <WeavePattern
              weave={weave}
              className="absolute inset-0 [--px:calc(100cqw/12)] lg:[--px:calc(100cqw/20)]"
            />
            <Picture
              name={image}
              alt=""
              size={[400, 480]}
              className="relative size-full"
              drawingClassName="[object-fit:cover] [object-position:50%_40%]"
            />
          </div>
          <h3
            className={`${tag.tag} mb-sm lg:mb-md min-h-8 lg:min-h-10 font-heading font-600 text-base justify-self-start lt-lg:self-start lt-lg:ml-md lg:-mt-lg lg:ml-lg`}
          >
            {title}
          </h3>
          <p className="lt-lg:order-last lt-lg:col-span-full lt-lg:mt-sm lg:pr-lg text-muted">
            {description}
          </p>
          <div className="lt-lg:pl-md lg:mt-md lg:pr-lg">
            <TechLine items={skills} />
          </div>
          <p className="mt-auto pt-sm lt-lg:pl-md lg:pt-md lg:pr-lg text-sm">{experience}</p>
        </li>
      ))}
    </ul>
  )
}
