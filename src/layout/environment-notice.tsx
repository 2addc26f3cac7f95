import type { Environment } from '../environment.ts'

const notices: Partial<Record<Environment, string>> = {
  preview: 'This is a preview. What stands here may change before it is published, or never be.',
  demo: 'This is a demonstration of the site, not the site that the company answers for.',
}

/** Says on a deployment that is not the public site what it is. It scrolls away with the page. */
export function EnvironmentNotice({ environment }: { environment: Environment }) {
  const notice = notices[environment]
  if (!notice) return null
  return (
    <aside aria-label="Notice" className="bg-weld text-night border-b-2 border-ink">
      <p className="wrap py-2 text-t1">{notice}</p>
    </aside>
  )
}
