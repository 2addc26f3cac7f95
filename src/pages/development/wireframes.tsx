import type { ServiceCard } from '../../content/schema.ts'
import { Ticks } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Six services, each under a wireframe of what it delivers. One thread runs through all six, row by row. */
export function Wireframes({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className="wireframes">
      {services.map(({ title, description, features }) => (
        <li key={title}>
          <div className="wireframe">
            <Picture name="web-design-wireframes" alt="" width={1440} height={640} />
          </div>
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
          <div className="mt-4">
            <Ticks items={features} />
          </div>
        </li>
      ))}
    </ul>
  )
}
