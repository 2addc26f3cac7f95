import { edtech as industry } from '../../content/industries/edtech.ts'
import { Entries } from '../../sections/entries.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Terms } from '../../sections/terms.tsx'
import { Section } from '../../ui/section.tsx'
import { Sign } from '../../ui/sign.tsx'
import { IndustryPage } from './industry.tsx'
import { Stories } from './stories.tsx'

/** `/industries/edtech`: ways of learning first, as a timetable. */
export function EdtechPage() {
  return (
    <IndustryPage path="/industries/edtech">
      <Section>
        <SectionHead heading={industry.approaches.heading} />
        <Approaches />
      </Section>
      <Solutions industry={industry} />
      <Section id="features" ground="vat">
        <SectionHead heading={industry.features.heading} />
        <Entries layout="tiles" items={industry.features.items} />
      </Section>
      <Section>
        <SectionHead heading={industry.rules.heading} />
        <Terms look="rules" items={industry.rules.items} />
      </Section>
      <Stories industry={industry} ground="tint" />
      <Section>
        <SectionHead heading={industry.stackHeading} />
        <Stack groups={industry.stack} />
      </Section>
    </IndustryPage>
  )
}

/** Ways of learning as a school timetable: a period each. */
function Approaches() {
  return (
    <ol className="border-2 border-ink bg-panel">
      {industry.approaches.items.map(({ title, description, mark }, index) => (
        <li
          key={title}
          className="grid items-center gap-x-6 gap-y-1 border-b border-line last:border-b-0 grid-cols-[3.25rem_1fr] md:grid-cols-[3.25rem_18rem_1fr]"
        >
          <span
            aria-hidden="true"
            className="row-span-2 md:row-span-1 self-stretch grid place-items-center bg-dye text-on-dye font-mono font-600 border-r-2 border-ink"
          >
            {index + 1}
          </span>
          <h3 className="flex items-center gap-3 pt-3.5 md:py-4 pr-4">
            <Sign mark={mark} className="size-7 text-dye-text flex-none" />
            {title}
          </h3>
          <p className="pb-3.5 md:py-4 pr-5 text-muted">{description}</p>
        </li>
      ))}
    </ol>
  )
}
