import type { ServiceCard } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'

/** The part of the drawing for a service: it has two rows of three wireframes. */
function sixth(index: number) {
  return [(index % 3) * 480, Math.floor(index / 3) * 320, 480, 320] as const
}

/** Cards of the six web design services, each below a wireframe of what it delivers. */
export function WireframeCards({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-y-xl md:grid-cols-2 lg:grid-cols-3">
      {services.map(({ title, description, features }, index) => (
        <li key={title} className="lt-md:grid gap-x-cols grid-cols-[55%_minmax(0,1fr)]">
          <div
            className={`overflow-hidden aspect-[3/2] border-2 border-ink bg-panel ${index % 2 ? 'md:border-l-0' : ''} ${index % 3 ? 'lg:border-l-0' : 'lg:border-l-2'}`}
          >
            <Crop name="web-design-wireframes" size={[1440, 640]} part={sixth(index)} />
          </div>
          <h3 className="pr-[var(--gap)] lt-md:self-center md:mt-md">{title}</h3>
          <div className="pr-[var(--gap)] lt-md:col-span-full">
            <p className="mt-sm mb-md text-muted">{description}</p>
            <BulletList items={features} />
          </div>
        </li>
      ))}
    </ul>
  )
}
