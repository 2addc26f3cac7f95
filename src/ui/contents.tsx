import { strings } from '../content/strings.ts'
import type { Path } from '../routes.ts'

interface ContentsProps {
  path: Path
  sections: readonly { id: string; title: string }[]
  className?: string
}

/** Links to the sections of a page, below its hero: side by side, or one below the other where the column is narrow. */
export function Contents({ path, sections, className = '' }: ContentsProps) {
  return (
    <nav aria-label={strings.contents} className={className} data-print="off">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] md:lt-lg:grid-cols-3 gap-x-cols">
        {sections.map(({ id, title }) => (
          <li key={id} className="grid border-t border-edge">
            <a
              href={`${path}#${id}`}
              className="min-h-[max(2.25rem,var(--target))] py-sm text-sm [text-decoration-color:transparent]"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
