import { buttonLook } from '../../../client/ui/button-look.tsx'
import type { contact } from '../../content/contact.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'

type ConsultationProps = (typeof contact)['consultation'] & { phone: string; phoneHref: string }

/** The offer at the left; at the right, how the thirty minutes are spent. */
export function Consultation({ badge, heading, text, action, agenda, phone, phoneHref }: ConsultationProps) {
  return (
    <section data-ground="surface" className="mt-[clamp(2.5rem,5vw,5rem)] border-y-2 border-ink">
      <div className="wrap grid items-center gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-8 py-[clamp(3rem,6vw,6rem)] grid-cols-1 lg:grid-cols-2">
        <div>
          <Tag>{badge}</Tag>
          <h2 className="my-4">{heading}</h2>
          <p className="mb-6 text-t3">{text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="booking" size="lg" className="lt-md:w-full">
              {action}
            </ButtonLink>
            <a href={phoneHref} className={`${buttonLook({ variant: 'outline', size: 'lg' })} lt-md:w-full`}>
              {phone}
            </a>
          </div>
        </div>
        <ol className="bg-panel border-2 border-ink">
          {agenda.map(({ minutes, text: item }) => (
            <li
              key={minutes}
              className="grid grid-cols-[5.2rem_minmax(0,1fr)] [overflow-wrap:anywhere] md:grid-cols-[6.5rem_1fr] border-b border-edge last:border-b-0"
            >
              <span className="px-3.5 py-4 font-mono font-600 text-t0 border-r-2 border-ink">{minutes}</span>
              <span className="px-4 py-3.5 leading-[1.4]">{item}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
