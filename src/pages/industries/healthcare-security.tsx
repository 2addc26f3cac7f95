import type { SecurityFeature } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { drawnThread } from '../../ui/thread.tsx'

const drawing = { name: 'ward-door', size: [560, 720] } as const

/** For each feature, the part of the drawing that shows it, 108 by 108 units, and the cell of the grid beside it. */
const parts = [
  { left: 20, top: 302, cell: '@[59rem]:[grid-area:2/1]' },
  { left: 433, top: 302, cell: '@[59rem]:[grid-area:2/3]' },
  { left: 30, top: 84, cell: '@[59rem]:[grid-area:1/1]' },
  { left: 31, top: 576, cell: '@[59rem]:[grid-area:3/1]' },
  { left: 232, top: 468, cell: '@[59rem]:[grid-area:3/3]' },
  { left: 217, top: 112, cell: '@[59rem]:[grid-area:1/3]' },
]

/** The security features of healthcare, each with a line to the part of a drawn ward door that provides it. */
export function HealthcareSecurity({ features }: { features: readonly SecurityFeature[] }) {
  return (
    <div className="@container">
      <div className="[--door:max(27rem,min(44cqi,35rem))] @[59rem]:grid">
        <Picture
          {...drawing}
          alt=""
          className="hidden w-[var(--door)] place-self-center [grid-area:1/1] @[59rem]:block"
        />
        <ul className="grid gap-x-lg gap-y-md [grid-area:1/1] @[44rem]:grid-cols-2 @[59rem]:grid-cols-[minmax(0,1fr)_var(--door)_minmax(0,1fr)] @[59rem]:grid-rows-3 @[59rem]:gap-0">
          {features.map(({ feature, description }, index) => {
            const { left = 0, top = 0, cell = '' } = parts[index] ?? {}
            return (
              <li
                key={feature}
                className={`flex gap-md @[59rem]:grid @[59rem]:grid-cols-1 @[59rem]:grid-rows-2 @[59rem]:gap-0 ${cell}`}
              >
                {/* In a wide container, a line below the title leads to the door. */}
                <Crop
                  {...drawing}
                  part={[left, top, 108, 108]}
                  className="size-16 flex-none border-2 border-ink bg-accent-tint @[59rem]:hidden"
                />
                <div className="@[59rem]:contents">
                  <div className="self-end">
                    <h3>{feature}</h3>
                    <span
                      aria-hidden="true"
                      className={`${drawnThread} mb-[calc(var(--door)/-140)] mt-sm hidden h-[calc(var(--door)/70)] @[59rem]:block`}
                    />
                  </div>
                  <p className="mt-xs text-muted @[59rem]:mt-0 @[59rem]:pr-md @[59rem]:pt-md @[59rem]:text-sm">
                    {description}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
