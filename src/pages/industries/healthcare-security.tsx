import type { SecurityFeature } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'
import { drawnThread } from '../../ui/thread.tsx'

/** For each feature, the cell of the grid beside the part of the drawing that shows it. */
const cells = [
  '@[72rem]:[grid-area:2/1]',
  '@[72rem]:[grid-area:2/3]',
  '@[72rem]:[grid-area:1/1]',
  '@[72rem]:[grid-area:3/1]',
  '@[72rem]:[grid-area:3/3]',
  '@[72rem]:[grid-area:1/3]',
]

/** On phones, the drawing stands above the list. It is as wide as the window, because its threads run from side to side. */
const door =
  'block w-[calc(100%+2*var(--gut))] max-w-none -mx-[var(--gut)] mb-lg @[44rem]:hidden @[72rem]:block @[72rem]:w-[var(--door)] @[72rem]:m-0'

/** The security features of healthcare, each with a line to the part of a drawn ward door that provides it. */
export function HealthcareSecurity({ features }: { features: readonly SecurityFeature[] }) {
  return (
    <div className="@container">
      <div className="[--door:max(27rem,min(44cqi,35rem))] @[72rem]:grid">
        <Picture
          name="ward-door"
          size={[560, 720]}
          alt=""
          className={`${door} place-self-center [grid-area:1/1]`}
        />
        <ul className="grid gap-x-lg gap-y-md [grid-area:1/1] @[44rem]:grid-cols-2 @[72rem]:grid-cols-[1fr_var(--door)_1fr] @[72rem]:grid-rows-3 @[72rem]:gap-0">
          {features.map(({ feature, description }, index) => {
            return (
              <li
                key={feature}
                className={`@[72rem]:grid @[72rem]:grid-cols-1 @[72rem]:grid-rows-2 ${cells[index] ?? ''}`}
              >
                {/* In a wide container, a line below the title leads to the door. */}
                <div className="self-end">
                  <h3>{feature}</h3>
                  <span
                    aria-hidden="true"
                    className={`${drawnThread} mb-[calc(var(--door)/-140)] mt-sm hidden h-[calc(var(--door)/70)] @[72rem]:block`}
                  />
                </div>
                <p className="mt-xs text-muted @[72rem]:mt-0 @[72rem]:pr-md @[72rem]:pt-md @[72rem]:text-sm">
                  {description}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
