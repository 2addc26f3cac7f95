import type { SecurityFeature } from '../../content/schema.ts'
import { NumberMark } from '../../ui/number-mark.tsx'
import { Picture } from '../../ui/picture.tsx'

/**
 * The drawing stands above the list, and is as wide as the window, because its threads run from side to side. The lower it is,
 * the more of them it shows, and numbers on them lead to the list. In a wide container they run below the titles.
 */
const door =
  'relative -mx-[var(--gut)] mb-lg h-[min(35rem,112vw)] @[58rem]:h-[calc(var(--door)*9/7)] @[58rem]:m-0 [grid-area:1/1]'

/** The numbers of the threads stand at the left and at the right of the drawing in turns. */
const sides = ['left-1 md:left-[var(--gut)]', 'right-1 md:right-[var(--gut)]']

/** The heights of the threads in the drawing. Two of them are at one height, at the left and at the right of the door. */
const heights = ['top-1/6', 'top-1/2', 'top-5/6']

/** The security features of healthcare, each with a line to the part of a drawn ward door that provides it. */
export function HealthcareSecurity({ features }: { features: readonly SecurityFeature[] }) {
  return (
    <div className="@container">
      <div className="[--door:max(27rem,min(44cqi,35rem))] @[58rem]:grid">
        <div className={door}>
          <Picture name="ward-door" size={[560, 720]} alt="" className="size-full [object-fit:cover]" />
          {features.map(({ feature }, index) => (
            <NumberMark
              key={feature}
              number={index + 1}
              className={`absolute [translate:0_-50%] ${sides[index % 2] ?? ''} ${heights[index >> 1] ?? ''} @[58rem]:hidden`}
            />
          ))}
        </div>
        <ul className="grid gap-x-lg gap-y-md [grid-area:1/1] @[44rem]:grid-cols-2 @[58rem]:grid-cols-[1fr_var(--door)_1fr] @[58rem]:grid-rows-3 @[58rem]:gap-0">
          {features.map(({ feature, description }, index) => {
            return (
              <li
                key={feature}
                // In the order of the drawing: at the left and at the right of the door, from the top.
                className={`@[58rem]:grid @[58rem]:grid-cols-1 @[58rem]:grid-rows-2 ${index % 2 ? '@[58rem]:col-start-3' : '@[58rem]:col-start-1'}`}
              >
                <h3 className="flex items-center gap-sm self-end @[58rem]:pb-md">
                  <NumberMark number={index + 1} className="@[58rem]:hidden" />
                  {feature}
                </h3>
                {/* In a wide container, the drawing gives the rows their height. */}
                <p className="mt-xs text-muted @[58rem]:mt-0 @[58rem]:h-0 @[58rem]:pr-md @[58rem]:pt-md @[58rem]:text-sm">
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
