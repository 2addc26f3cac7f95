import { buttonClasses } from '../../../client/ui/button-classes.ts'
import { company } from '../../content/company.ts'
import { contact } from '../../content/contact.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChartBar } from '../../ui/chart-bar.tsx'
import cloth from '../../ui/cloth.module.css'
import { Tag } from '../../ui/tag.tsx'

const twoDigits = (minute: number) => String(minute).padStart(2, '0')

/** The offer of a free consultation, with a chart of what happens in its thirty minutes. */
export function Consultation() {
  const { badge, heading, text, action, minutes, agenda } = contact.consultation
  return (
    <section data-ground="surface" className="border-y-2 border-ink">
      <div className="wrap grid items-center gap-y-lg py-2xl grid-cols-1 lg:starts-3">
        <div>
          <Tag>{badge}</Tag>
          <h2 className="my-md">{heading}</h2>
          <p className="mb-lg text-base">{text}</p>
          <div className="flex flex-wrap gap-md">
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
                <p className="flex items-baseline gap-x-md px-md pt-md pb-sm">
                  <span className="flex-none font-mono text-xs">
                    {`${twoDigits(from)}–${twoDigits(to)}`}
                    <span className="visually-hidden">{` ${minutes}`}</span>
                  </span>
                  {item}
                </p>
                <div aria-hidden="true" className="hairlines relative h-9" style={{ '--columns': 6 }}>
                  <ChartBar from={from} to={to} of={30}>
                    <div className={`${cloth.cloth} reveals [--cell:8px] h-7 border-2 border-ink`} />
                  </ChartBar>
                </div>
              </li>
            ))}
          </ol>
          <p aria-hidden="true" className="grid grid-cols-6 font-mono text-xs">
            {[0, 5, 10, 15, 20, 25].map((minute) => (
              <span key={minute} className={`border-edge pl-sm ${minute > 0 ? 'border-l' : ''}`}>
                {twoDigits(minute)}
              </span>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
