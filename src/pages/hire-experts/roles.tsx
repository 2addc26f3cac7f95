import type { HiringRole } from '../../content/schema.ts'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import tag from '../../ui/tag.module.css'
import { WeavePattern } from '../../ui/weave-pattern.tsx'

/** The classes of a portrait. The squares of the weave behind it are measured in shares of its width. */
const portrait = 'relative [container-type:inline-size] overflow-hidden lt-md:row-span-3 aspect-[10/11]'

/**
 * Cards of the roles that can be hired, each with a portrait, skills and experience. Behind each portrait is a weave. The
 * number of its squares in a row depends on the window, so that the squares are never cut and have about the same size.
 */
export function Roles({ roles }: { roles: readonly HiringRole[] }) {
  return (
    <ul className="grid gap-y-md md:gap-y-0 md:-mb-xl md:grid-cols-2 lg:grid-cols-4">
      {roles.map(({ title, image, weave, description, skills, experience }, index) => (
        <li
          key={title}
          className="grid grid-cols-[38%_minmax(0,1fr)] md:grid-cols-1 md:grid-rows-subgrid md:row-span-5 md:pb-xl"
        >
          <div
            className={`${portrait} border-2 border-ink bg-panel ${index % 2 ? 'md:border-l-0' : ''} ${index % 4 ? 'lg:border-l-0' : ''}`}
          >
            <WeavePattern
              weave={weave}
              className="absolute inset-0 [--px:calc(100cqw/12)] md:[--px:calc(100cqw/22)] lg:[--px:calc(100cqw/20)]"
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
            className={`${tag.tag} mb-sm md:mb-md min-h-8 md:min-h-10 font-heading font-600 text-base justify-self-start lt-md:self-start lt-md:ml-md md:-mt-lg md:ml-lg`}
          >
            {title}
          </h3>
          <p className="lt-md:order-last lt-md:col-span-full lt-md:mt-sm md:pr-lg text-muted">
            {description}
          </p>
          <div className="lt-md:pl-md md:mt-md md:pr-lg">
            <TechLine items={skills} />
          </div>
          <p className="mt-auto pt-xs lt-md:pl-md md:pt-md md:pr-lg text-sm">{experience}</p>
        </li>
      ))}
    </ul>
  )
}
