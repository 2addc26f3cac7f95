import { company } from '../content/company.ts'
import { Link } from '../ui/link.tsx'

/** The mark is an N on the loom: two warps and a twill. */
export function Logo() {
  return (
    <Link
      to="/"
      className="mr-auto inline-flex items-center gap-2 min-h-11 font-700 text-2xl leading-none tracking-[-.024em] no-underline"
      aria-label={`${company.name}, home`}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <path fill="currentColor" d="M3 2h6v28H3zM23 2h6v28h-6z" />
        <path className="fill-weld" d="M9 5h6v6H9zM13 13h6v6h-6zM17 21h6v6h-6z" />
      </svg>
      {company.name}
    </Link>
  )
}
