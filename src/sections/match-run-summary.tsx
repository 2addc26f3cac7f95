import { Icon } from '../../client/ui/icon.tsx'
import { Link } from '../ui/link.tsx'

interface MatchRunSummaryProps {
  name: string
  text: string
  link: { label: string; to: '/process#match-run' }
}

/** One line that says what a match run (a rehearsal of the switch to a new system) compares, with a link to more. */
export function MatchRunSummary({ name, text, link }: MatchRunSummaryProps) {
  return (
    <section className="wrap py-md grid items-center gap-x-cols gap-y-sm md:cols-8-4">
      <p className="max-w-text text-base">
        <b className="font-600">{`${name}:`}</b> {text}
      </p>
      <Link to={link.to} className="inline-flex items-center gap-sm min-h-11 font-600 md:justify-self-end">
        {link.label} <Icon name="arrow-right" />
      </Link>
    </section>
  )
}
