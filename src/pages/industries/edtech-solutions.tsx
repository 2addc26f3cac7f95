import type { TimedPoint } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'

/** The classes of a drawing in a wide window, where it reaches the next one. */
const wide =
  'md:mb-md md:h-[round(32.7cqi,1px)] xl:h-[round(16.4cqi,1px)] md:w-[calc(100%+var(--space-lg))] md:max-w-none md:border-y-2'

/** Solutions for education in the order of a school day, each with a time and its part of a drawing of the day. */
export function EdtechSolutions({ hours }: { hours: readonly TimedPoint[] }) {
  return (
    <ol className="[container-type:inline-size] grid gap-x-cols gap-y-md md:grid-cols-3 md:gap-0 xl:grid-cols-6">
      {hours.map(({ time, title, description }, index) => (
        <li
          key={title}
          className="lt-md:flex gap-md md:row-span-4 md:grid md:grid-rows-subgrid md:gap-0 md:pb-lg md:pr-lg"
        >
          <Crop
            name="school-day"
            size={[1344, 224]}
            part={[index * 224, 2, 224, 220]}
            stretched
            className={`size-16 flex-none border-ink outline-2 outline-offset--2px outline-ink lt-md:outline ${wide}`}
          />
          <div className="md:contents">
            <time className="block md:mb-sm font-mono text-sm text-accent-text">{time}</time>
            <h3>{title}</h3>
            <p className="mt-xs md:mt-sm text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
