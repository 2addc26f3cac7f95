import { caseStudyPage as says } from '../../content/case-study-page.ts'
import type { Figure, Result } from '../../content/schema.ts'
import { Amount } from '../../ui/amount.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'
import { Weave } from './weave.tsx'

/**
 * What came of the work: as cloth where there is something to compare, else as a figure. A figure that
 * already stands large at the top of the page is not set large again.
 */
export function Results({ items, shown }: { items: readonly Result[]; shown: readonly Figure[] }) {
  return (
    <Section>
      <SmallHeading>{says.results}</SmallHeading>
      <dl className="mt-6 border-b border-edge">
        {items.map(({ value, label, description, woven }) => {
          const again = woven || shown.some((figure) => figure.value === value)
          return (
            <div
              key={label}
              className="grid gap-x-cols gap-y-1.5 border-t-2 border-ink py-6 lg:grid-cols-[3fr_5fr_4fr] lg:grid-rows-[auto_1fr]"
            >
              <dt className="font-600 text-t3 leading-[1.2]!">{label}</dt>
              <dd className="font-600 text-dye-text text-t5">
                {again ? value : <Amount value={value} className="text-num" />}
              </dd>
              {woven && (
                <dd aria-hidden="true" className="lg:[grid-area:1/2/3]">
                  <Weave woven={woven} words={says} />
                </dd>
              )}
              <dd className="text-muted lg:[grid-area:1/3/3]">{description}</dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
