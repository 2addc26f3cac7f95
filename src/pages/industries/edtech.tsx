import type { LearningApproach, TimedPoint } from '../../content/schema.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Crop } from '../../ui/crop.tsx'

/** Solutions for education in the order of a school day, each with a time and its part of a drawing of the day. */
export function EdtechSolutions({ hours }: { hours: readonly TimedPoint[] }) {
  return (
    <ol className="grid gap-x-cols gap-y-7 md:grid-cols-3 md:gap-0 lg:grid-cols-6">
      {hours.map(({ time, title, description }, index) => (
        <li
          key={title}
          className="lt-md:flex gap-5 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-0 md:pb-7 md:pr-6"
        >
          <Crop
            name="school-day"
            size={[1344, 224]}
            part={[index * 224, 2, 224, 220]}
            className="size-[min(6rem,30vw)] flex-none border-ink outline-2 outline-offset--2px outline-ink lt-md:outline md:mb-4 md:h-auto md:w-[calc(100%+1.5rem)] md:max-w-none md:border-y-2"
          />
          <div className="min-w-0 [overflow-wrap:anywhere] md:contents">
            <time className="mb-1.5 block font-mono font-600 text-[.9375rem] text-accent-text">{time}</time>
            <h3>{title}</h3>
            <p className="mt-2 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Learning approaches as a table: icon, name, description and a drawing of how each proceeds over time. */
export function LearningApproaches({ ways }: { ways: readonly LearningApproach[] }) {
  return (
    <ol className="border-2 border-ink bg-panel">
      {ways.map(({ type, description, icon }, index) => (
        <li
          key={type}
          className="grid grid-cols-[3.25rem_1fr] border-ink not-last:border-b-2 lg:grid-cols-[5rem_1fr_minmax(0,40rem)]"
        >
          <span
            aria-hidden="true"
            className="grid lt-lg:row-span-2 place-items-center border-r-2 border-ink bg-accent text-on-accent"
          >
            <ContentIcon icon={icon} />
          </span>
          <div className="px-5 pb-2 pt-4 lg:self-center lg:px-8 lg:pb-4">
            <h3>{type}</h3>
            <p className="mt-1.5 text-muted">{description}</p>
          </div>
          <div className="px-5 pb-3 lg:self-center lg:px-6 lg:pt-3">
            <Crop name="ways-to-learn" size={[640, 672]} part={[0, index * 112, 640, 112]} />
          </div>
        </li>
      ))}
    </ol>
  )
}
