import type { Stop } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

/** One payment on its way, each rule sealed onto the thread at the place where it acts. */
export function PaymentThread({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className="payment">
      {stops.map(({ place, title, description }) => (
        <li key={title}>
          <Picture
            name="payment"
            tall={{ name: 'payment-tall', width: 112, height: 184 }}
            alt=""
            width={224}
            height={276}
          />
          <p className="font-mono text-t0">{place}</p>
          <h3 className="text-dye-text">{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
