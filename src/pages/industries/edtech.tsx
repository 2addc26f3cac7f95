import { edtech as industry } from '../../content/industries/edtech.ts'
import { Closing } from '../../sections/closing.tsx'
import { IndustryHero } from '../../sections/industry-hero.tsx'
import { Rules } from '../../sections/rules.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { SuccessStories } from '../../sections/success-stories.tsx'
import { Tiles } from '../../sections/tiles.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Section } from '../../ui/section.tsx'

const [features, ...rules] = industry.lists

export function EdtechPage() {
  return (
    <>
      <IndustryHero path="/industries/edtech" industry={industry} />
      {industry.approaches && (
        <Section>
          <SectionHead heading={industry.approaches.heading} />
          <Approaches />
        </Section>
      )}
      <Solutions industry={industry} />
      {features && (
        <Section id="features" ground="vat">
          <SectionHead heading={features.heading} />
          <Tiles items={features.items} />
        </Section>
      )}
      {rules.map(({ heading, items }) => (
        <Section key={heading.title}>
          <SectionHead heading={heading} />
          <Rules items={items} />
        </Section>
      ))}
      <Section ground="tint">
        <SectionHead heading={industry.storiesHeading} />
        <SuccessStories stories={industry.stories} />
      </Section>
      <Section>
        <SectionHead heading={industry.stackHeading} />
        <Stack groups={industry.stack} />
      </Section>
      <WhyBand industry={industry} />
      <Closing {...industry.closing} hue={industry.hue} />
    </>
  )
}

/** Ways of learning as a school timetable: a period each. */
function Approaches() {
  return (
    <ol className="border-2 border-ink bg-panel">
      {industry.approaches?.items.map(({ type, description, mark }, index) => (
        <li
          key={type}
          className="grid items-center gap-x-6 gap-y-1 border-b border-line last:border-b-0 grid-cols-[3.25rem_1fr] md:grid-cols-[3.25rem_14rem_1fr]"
        >
          <span
            aria-hidden="true"
            className="row-span-2 md:row-span-1 self-stretch grid place-items-center bg-dye text-on-dye font-mono font-600 border-r-2 border-ink"
          >
            {index + 1}
          </span>
          <h3 className="flex items-center gap-3 pt-3.5 md:py-4 pr-4">
            <Mark name={mark} className="size-7 text-dye-text flex-none" />
            {type}
          </h3>
          <p className="pb-3.5 md:py-4 pr-5 text-muted">{description}</p>
        </li>
      ))}
    </ol>
  )
}
