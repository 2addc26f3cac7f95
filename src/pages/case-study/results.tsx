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
      <dl className="results">
        {items.map(({ value, label, description, woven }) => {
          const again = woven || shown.some((figure) => figure.value === value)
          return (
            <div key={label} className="result">
              <dt>{label}</dt>
              <dd>{again ? value : <Amount value={value} className="text-num" />}</dd>
              {woven && (
                <dd aria-hidden="true" className="result-cloth">
                  <Weave woven={woven} words={says} />
                </dd>
              )}
              <dd className="text-muted">{description}</dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
