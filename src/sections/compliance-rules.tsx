import type { PointList, Rule } from '../content/schema.ts'
import { ContentIcon } from '../ui/content-icon.tsx'
import { Section, type SectionProps } from '../ui/section.tsx'

/** Up to five rules are one row, more are two. */
const columns: Record<number, string> = {
  4: 'md:grid-cols-2 lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-3',
  7: 'lg:grid-cols-4',
}

interface ComplianceRulesProps extends Omit<SectionProps, 'heading' | 'children'> {
  rules: PointList<Rule>
}

/** Three to seven laws and standards, with what the company does for each, drawn as the care label of a garment. */
export function ComplianceRules({ rules, variant = 'stacked', ...section }: ComplianceRulesProps) {
  const { heading, items } = rules
  return (
    <Section variant={variant} heading={heading} {...section}>
      <div
        aria-hidden="true"
        className="h-9 border-2 border-ink bg-accent outline-2 outline-on-accent outline-offset--10px outline-dashed"
      />
      <div className="mx-sm border-2 border-t-0 border-ink bg-panel p-sm">
        <dl
          className={`grid gap-x-xl gap-y-md border-2 border-dashed border-accent-text p-lg ${columns[items.length] ?? 'md:grid-cols-2 lg:grid-cols-3'}`}
        >
          {items.map(({ title, description, icon = 'care-rule' }) => (
            <div key={title}>
              <dt className="mb-xs flex items-center gap-sm text-lg font-600 lg:block">
                <ContentIcon
                  icon={icon}
                  className="size-8.5 flex-none text-accent-text lg:mb-md lg:size-15"
                />
                {title}
              </dt>
              <dd className="text-sm">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
