import type { Point } from '../../content/schema.ts'

/** The widths of four rooms, of which two stand in a row of twelve columns. The next four rooms have the same widths. */
const widths = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7']

/** Features of real estate products, drawn as a floor plan: each feature is a room, and a door joins two rooms. */
export function RealEstateFeatures({ rooms }: { rooms: readonly Point[] }) {
  return (
    <ul className="grid border-2 border-ink bg-panel md:grid-cols-2 lg:grid-cols-12">
      {rooms.map(({ title, description }, index) => (
        <li
          key={title}
          className={`relative p-md md:p-lg outline outline-2 outline-ink outline-offset--1px lg:min-h-44 ${widths[index % 4]}`}
        >
          <h3>{title}</h3>
          <p className="mt-sm text-muted">{description}</p>
          {/* A door: a quarter of a circle, and a gap in the wall. */}
          {index % 2 === 0 && (
            <span aria-hidden="true" className="lt-lg:hidden">
              <span className="absolute bottom-6 right-0 size-10 rounded-tl-[100%] border-b-2 border-l border-t border-ink bg-panel" />
              <span className="absolute bottom-6 -right-[3px] z-1 h-10 w-1 bg-panel" />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
