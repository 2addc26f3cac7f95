import type { TimedPoint } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

/** The classes of the element around each part of the drawing. Each part touches the next one. */
const around = {
  narrow: 'lt-md:relative lt-md:w-20 lt-md:flex-none lt-md:border-x-2 border-ink lt-md:[container-type:size]',
  wide: 'md:mb-md md:h-[round(22cqi,1px)] lg:h-[round(16.4cqi,1px)] md:w-[calc(100%+var(--space-lg))] md:border-y-2',
}
/** The classes of the part itself. On phones it is turned by 90 degrees, because the hours stand one below the other. */
const part = {
  narrow:
    'lt-md:absolute lt-md:left-full lt-md:w-[calc(100cqh+1px)] lt-md:h-[100cqw] lt-md:[rotate:90deg] lt-md:origin-top-left',
  wide: 'max-w-none md:size-full',
}

/** Solutions for education in the order of a school day, each with a time and its part of a drawing of the day. */
export function EdtechSolutions({ hours }: { hours: readonly TimedPoint[] }) {
  return (
    <ol className="[container-type:inline-size] grid md:grid-cols-3 xl:grid-cols-6">
      {hours.map(({ time, title, description }, index) => (
        <li
          key={title}
          className="lt-md:flex gap-md md:row-span-4 md:grid md:grid-rows-subgrid md:gap-0 md:pb-lg md:pr-lg"
        >
          <Picture
            name="school-day"
            alt=""
            size={[224, 220]}
            fragment={`#svgView(viewBox(${index * 224},2,224,220);preserveAspectRatio(none))`}
            aroundClassName={`block ${around.narrow} ${around.wide}`}
            className={`${part.narrow} ${part.wide}`}
          />
          <div className="lt-md:pb-lg md:contents">
            <time className="block md:mb-sm font-mono text-sm text-accent-text">{time}</time>
            <h3>{title}</h3>
            <p className="mt-xs md:mt-sm text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
