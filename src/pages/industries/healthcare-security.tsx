import type { SecurityFeature } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

/**
 * The drawing stands above the list, and is as wide as the window, because its threads run from side to side. The lower it is,
 * the more of them it shows. In a wide container they run below the titles.
 */
const door =
  'block w-[calc(100%+2*var(--gut))] max-w-none -mx-[var(--gut)] mb-lg aspect-[7/9] max-h-[35rem] [object-fit:cover] @[58rem]:w-full @[58rem]:max-h-none @[58rem]:h-[calc(var(--door)*9/7)] @[58rem]:m-0 [grid-area:1/1]'

/** The security features of healthcare, each with a line to the part of a drawn ward door that provides it. */
export function HealthcareSecurity({ features }: { features: readonly SecurityFeature[] }) {
  return (
    <div className="@container">
      <div className="[--door:max(27rem,min(44cqi,35rem))] @[58rem]:grid">
        <Picture name="ward-door" size={[560, 720]} alt="" className={door} />
        <ul className="grid gap-x-lg gap-y-md [grid-area:1/1] @[44rem]:grid-cols-2 @[58rem]:grid-cols-[1fr_var(--door)_1fr] @[58rem]:grid-rows-3 @[58rem]:gap-0">
          {features.map(({ feature, description }, index) => {
            return (
              <li
                key={feature}
                // In the order of the drawing: at the left and at the right of the door, from the top.
                className={`@[58rem]:grid @[58rem]:grid-cols-1 @[58rem]:grid-rows-2 ${index % 2 ? '@[58rem]:col-start-3' : '@[58rem]:col-start-1'}`}
              >
                <h3 className="self-end @[58rem]:pb-md">{feature}</h3>
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
