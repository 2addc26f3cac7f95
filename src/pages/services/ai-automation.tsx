import { aiAutomation as service } from '../../content/services/ai-automation.ts'
import { Band } from '../../sections/band.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { Steps } from '../../sections/steps.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Cloth } from '../../ui/cloth.tsx'
import { Section } from '../../ui/section.tsx'
import weft from '../../ui/weft.module.css'
import { ServicePage } from './service.tsx'
import { Specimens } from './specimens.tsx'

/** `/services/ai-automation`: what can be solved, how, and whether it pays. */
export function AiAutomationPage() {
  return (
    <ServicePage path="/services/ai-automation">
      <Band heading={service.intro}>
        <Entries layout="tiles" items={service.services} />
      </Band>
      <Band id="solutions" ground="vat" look="stacked" heading={service.solutionsHeading}>
        <Specimens solutions={service.solutions} />
      </Band>
      <Band heading={service.phasesHeading}>
        <Steps steps={service.phases} />
      </Band>
      <Band heading={service.storiesHeading}>
        <Stories />
      </Band>
      <Section ground="tint" className="grid gap-x-cols gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2>{service.investHeading.title}</h2>
          <p className="mt-4 mb-6 text-t3">{service.investHeading.text}</p>
          <ButtonLink to={service.investAction.to} size="lg">
            {service.investAction.label}
          </ButtonLink>
        </div>
        <Reasons items={service.invest} />
      </Section>
      <Band look="margin" heading={service.stackHeading}>
        <DraftStack groups={service.stack} weave={service.weave} />
      </Band>
    </ServicePage>
  )
}

/** Three sectors, each on its own cloth. */
function Stories() {
  return (
    <ul className="grid gap-x-cols gap-y-4 md:grid-cols-3">
      {service.stories.map(({ sector, hue, value, label, description }) => (
        <li key={sector} data-hue={hue} className="border-2 border-ink bg-panel">
          <Cloth className="h-5 md:h-8 border-b-2 border-ink" />
          <div className="flex flex-wrap items-center gap-x-4 p-[clamp(1rem,1.5vw,1.5rem)]">
            <p className={`${weft.weft} text-num text-dye-text`}>{value}</p>
            <div className="flex-1">
              <h3>{label}</h3>
              <p className="font-500 text-dye-text">{sector}</p>
            </div>
            <p className="w-full mt-2 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
