import type { Part } from '../../content/drawings.ts'
import type { Point } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { Picture } from '../../ui/picture.tsx'

interface Place {
  part: Part
  cell: string
}

const drawing = { name: 'ward-door', size: [560, 720] } as const

/** Where the drawing has the thing that keeps each feature, and which place beside the door is nearest to it. */
const places: readonly Place[] = [
  { part: [20, 302, 108, 108], cell: '@[59rem]:[grid-area:2/1]' },
  { part: [433, 302, 108, 108], cell: '@[59rem]:[grid-area:2/3]' },
  { part: [30, 84, 108, 108], cell: '@[59rem]:[grid-area:1/1]' },
  { part: [31, 576, 108, 108], cell: '@[59rem]:[grid-area:3/1]' },
  { part: [232, 468, 108, 108], cell: '@[59rem]:[grid-area:3/3]' },
  { part: [217, 112, 108, 108], cell: '@[59rem]:[grid-area:1/3]' },
]

/**
 * The door of a ward, and what keeps it, each on a thread from the thing that does it. Where the container is too
 * narrow for the reader's own letters, the things without the door.
 */
export function WardDoor({ features }: { features: readonly Point[] }) {
  return (
    <div className="@container">
      <div className="[--door:clamp(27rem,44cqi,35rem)] @[59rem]:grid">
        <Picture
          name={drawing.name}
          alt=""
          width={560}
          height={720}
          className="hidden w-[var(--door)] place-self-center [grid-area:1/1] @[59rem]:block"
        />
        <ul className="grid gap-x-8 gap-y-5 [grid-area:1/1] @[44rem]:grid-cols-2 @[59rem]:grid-cols-[minmax(0,1fr)_var(--door)_minmax(0,1fr)] @[59rem]:grid-rows-3 @[59rem]:gap-0">
          {features.map((feature, index) => (
            <Feature key={feature.title} {...feature} {...places[index]} />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Beside the door, its title stands on its thread, and the text hangs from it. */
function Feature({ title, description, part, cell = '' }: Point & Partial<Place>) {
  return (
    <li
      className={`flex gap-5 @[59rem]:grid @[59rem]:grid-cols-1 @[59rem]:grid-rows-2 @[59rem]:gap-0 ${cell}`}
    >
      {part && (
        <Crop
          {...drawing}
          part={part}
          className="size-[min(5.5rem,28vw)] flex-none border-2 border-ink bg-dye-tint @[59rem]:hidden"
        />
      )}
      <div className="min-w-0 [overflow-wrap:anywhere] @[59rem]:contents">
        <div className="self-end">
          <h3>{title}</h3>
          <span
            aria-hidden="true"
            className="mb-[calc(var(--door)/-140)] mt-[.6rem] hidden h-[calc(var(--door)/70)] border-y-[1.5px] border-ink bg-accent @[59rem]:block"
          />
        </div>
        <p className="mt-[.35rem] text-muted @[59rem]:mt-0 @[59rem]:pr-5 @[59rem]:pt-[.9rem] @[59rem]:text-t1">
          {description}
        </p>
      </div>
    </li>
  )
}
