import { LogoMark } from '../../client/ui/logo-mark.tsx'
import { company } from '../content/company.ts'
import { words } from '../content/words.ts'
import { Link } from '../ui/link.tsx'

/** Mark and name; the way home. */
export function Logo() {
  return (
    <Link
      to="/"
      className={`mr-auto inline-flex items-center gap-2 min-h-11 font-700 ${company.name.length > 16 ? 'text-base leading-[1.1] lt-lg:py-2 lg:max-w-36 xl:max-w-60 [overflow-wrap:anywhere]' : 'text-2xl leading-none'} tracking-[-.024em] no-underline`}
      aria-label={words.header.home}
    >
      <LogoMark />
      {company.name}
    </Link>
  )
}
