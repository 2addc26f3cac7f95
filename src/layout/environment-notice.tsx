import { strings } from '../content/strings.ts'
import type { Environment } from '../environment.ts'

/** A notice on previews and demonstrations that says what they are. It scrolls away with the page. */
export function EnvironmentNotice({ environment }: { environment: Environment }) {
  if (environment !== 'preview' && environment !== 'demo') return null
  return (
    <aside aria-label={strings.notice.label} className="bg-brand text-night border-b-2 border-ink">
      <p className="wrap py-2 text-t1">{strings.notice[environment]}</p>
    </aside>
  )
}
