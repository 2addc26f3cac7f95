import type { DevelopmentService } from '../../content/schema.ts'
import { Figures } from '../../sections/figures.tsx'
import { Section } from '../../ui/section.tsx'

/** Results of named projects in large figures, on a background in the accent colour of the page. */
export function Results({ resultsHeading, results }: Pick<DevelopmentService, 'resultsHeading' | 'results'>) {
  return (
    <Section ground="accent" variant="stacked" heading={resultsHeading}>
      <Figures variant="result" items={results} />
    </Section>
  )
}
