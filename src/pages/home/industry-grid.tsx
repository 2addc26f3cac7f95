import { industryCards } from '../../content/industries.ts'
import { Cloth } from '../../ui/cloth.tsx'
import { columns } from '../../ui/columns.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { InlineList } from '../../ui/list.tsx'

/** Cards that link to the industries, each with icon and pattern of its industry, as wide as the page. */
export function IndustryGrid() {
  return (
    <ul className={`grid relative z-1 border-y-2 bg-paper border-ink ${columns(industryCards.length, 6)}`}>
      {industryCards.map(({ title, description, examples, href, color, icon }) => (
        <li
          key={href}
          data-accent={color}
          className="border-line md:border-r lt-md:border-b-2 lt-md:border-b-ink lt-md:last:border-b-0"
        >
          <article className="relative h-full lt-md:grid lt-md:grid-cols-[84px_1fr] lt-md:gap-x-4.5 md:flex md:flex-col">
            <Cloth className="advances [--cell:16px] lt-md:border-r-2 md:h-[clamp(9rem,15vw,14rem)] md:border-b-2 border-ink" />
            <div className="md:flex flex-col items-start flex-1 pb-4 pr-5 md:px-[clamp(.85rem,1.3vw,1.35rem)]">
              <span className="grid place-items-center relative mt-[-31px] lt-md:absolute lt-md:left-3 lt-md:top-5 lt-md:mt-0 size-15 bg-panel text-ink border-2 border-ink">
                <ContentIcon icon={icon} />
              </span>
              <h3 className="mt-3 mb-1.5 md:mt-4.5 md:mb-2">
                <Link to={href} className="no-underline after:absolute after:inset-0 after:content-empty">
                  {title}
                </Link>
              </h3>
              <p className="text-[1.0625rem] leading-[1.45] text-muted lt-md:inline">{description}</p>{' '}
              <InlineList
                items={examples}
                className="lt-md:inline md:mt-auto md:pt-3 text-t1 font-500 text-accent-text"
              />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
