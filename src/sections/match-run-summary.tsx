import { Link } from '../ui/link.tsx'

interface MatchRunSummaryProps {
  name: string
  text: string
  link: { label: string; to: '/process#match-run' }
}

/** A paragraph that says what a match run (a rehearsal of the switch to a new system) compares, with a link to more. */
export function MatchRunSummary({ name, text, link }: MatchRunSummaryProps) {
  return (
    <section className="wrap pb-xl">
      <p className="border-t border-edge pt-md max-w-text">
        <b className="font-600">{`${name}:`}</b> {text} <Link to={link.to}>{link.label}</Link>
      </p>
    </section>
  )
}
