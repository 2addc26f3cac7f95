import type { Stop } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { Thread } from '../../ui/thread.tsx'

/** The rules that a payment must follow, in order. Beside each is a part of a drawing of the payment's path. */
export function PaymentRules({ stops }: { stops: readonly Stop[] }) {
  return (
    <div className="@container">
      <ol className="lt-md:block grid grid-cols-3 gap-y-xl @[59rem]:grid-cols-6">
        {stops.map(({ place, title, description }, index) => (
          <li key={title} className="relative gap-md lt-md:flex lt-md:pb-md">
            {index < stops.length - 1 && (
              <Thread direction="down" className="-bottom-12 left-9 top-12 md:hidden" />
            )}
            <Crop
              name="payment-tall"
              size={[112, 1104]}
              part={[0, index * 184, 112, 184]}
              className="relative w-20 flex-none md:hidden"
            />
            <div className="relative mb-md lt-md:hidden">
              <Crop name="payment" size={[224, 1656]} part={[0, index * 276, 224, 276]} />
              {/* In rows of three, the thread goes on to the edges of the page, as a stretched part of the drawing. */}
              {(index === 2 || index === 3) && (
                <Crop
                  name="payment"
                  size={[224, 1656]}
                  part={[200, 552, 20, 276]}
                  stretched
                  className={`absolute top-0 h-full w-[var(--gut)] @[59rem]:hidden ${index === 2 ? 'left-full' : 'right-full'}`}
                />
              )}
            </div>
            <div className="md:pr-md md:pt-0">
              <p className="font-mono text-xs">{place}</p>
              <h3 className="mb-sm mt-xs text-accent-text">{title}</h3>
              <p className="text-sm">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
