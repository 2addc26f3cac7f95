import { buttonClasses } from '../../../client/ui/button-classes.tsx'
import { company } from '../../content/company.ts'
import { contact } from '../../content/contact.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChartBar, ChartRow } from '../../ui/chart-bar.tsx'
import cloth from '../../ui/cloth.module.css'
import { Tag } from '../../ui/tag.tsx'

const twoDigits = (minute: number) => String(minute).padStart(2, '0')

/** The offer of a free consultation, with a chart of what happens in its thirty minutes. */
export function Consultation() {
  const { badge, heading, text, action, agenda } = contact.consultation
  return (
    <section data-ground="surface" className="border-y-2 border-ink">
      <div className="wrap grid items-center gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-8 py-[var(--sec)] grid-cols-1 lg:grid-cols-2">
        <div>
          <Tag>{badge}</Tag>
          <h2 className="my-4">{heading}</h2>
          <p className="mb-6 text-t3">{text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="booking" label={action} size="lg" className="lt-md:w-full" />
            <a
              href={company.phoneHref}
              className={`${buttonClasses({ variant: 'outline', size: 'lg' })} lt-md:w-full`}
            >
              {company.phone}
            </a>
          </div>
        </div>
        <div className="bg-panel border-2 border-ink">
          <ol data-accent="yellow">
            {agenda.map(({ from, to, text: item }) => (
              <li key={from} className="border-b border-line">
                <p className="flex gap-x-4 px-4 pt-3 pb-1.5 leading-[1.35]">
                  <span className="flex-none font-mono font-600 text-t0 leading-[1.7]!">
                    {`${twoDigits(from)}–${twoDigits(to)}`}
                  </span>
                  {item}
                </p>
                <div className="hairlines-6 relative h-9">
                  <ChartRow>
                    <ChartBar from={from} to={to} of={30}>
                      <div className={`${cloth.cloth} [--cell:8px] h-7 border-2 border-ink`} />
                    </ChartBar>
                  </ChartRow>
                </div>
              </li>
            ))}
          </ol>
          <p
            aria-hidden="true"
            className="grid grid-cols-6 font-mono font-500 text-t0 leading-[2.4]! [&>:not(:first-child)]:border-l"
          >
            {[0, 5, 10, 15, 20, 25].map((minute) => (
              <span key={minute} className="border-edge pl-1.5">
                {twoDigits(minute)}
              </span>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
