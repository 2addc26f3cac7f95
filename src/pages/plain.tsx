import { type PlainPath, plainPages } from '../content/plain.ts'
import type { PlainPage as Content } from '../content/schema.ts'
import { type Path, paths, routes } from '../routes.ts'
import { CallToAction } from '../sections/call-to-action.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Prose } from '../sections/prose.tsx'
import { dateText, languageAttributes } from '../ui/language.ts'
import { Link } from '../ui/link.tsx'

/**
 * A page of text: a hero, sections of text, links to the pages whose parent it is, and a closing call to action.
 */
export function PlainPage({ path }: { path: PlainPath }) {
  const content: Content = plainPages[path]
  return (
    <>
      <PageHero path={path} {...content.hero} />
      {content.sections.map((section, index) => (
        <Prose key={section.heading.title} {...section}>
          {index === content.sections.length - 1 && <PagesBelow path={path} />}
        </Prose>
      ))}
      <CallToAction {...content.closing} />
    </>
  )
}

/** Links to the pages below a page, such as articles, each with its day. The newest is the first. */
function PagesBelow({ path }: { path: Path }) {
  const below = paths.filter((each) => routes[each].parent === path)
  if (below.length === 0) return null
  return (
    <ul className="max-w-text border-b border-edge">
      {below
        .sort((a, b) => routes[b].updated.localeCompare(routes[a].updated))
        .map((each) => {
          const { label, description, updated } = routes[each]
          return (
            <li key={each} {...languageAttributes(path, each)} className="border-t border-edge py-md">
              <Link to={each} className="target font-600">
                {label}
              </Link>
              <p>{description}</p>
              <time dateTime={updated} {...languageAttributes(each)} className="text-sm text-muted">
                {dateText(updated, { dateStyle: 'long' })}
              </time>
            </li>
          )
        })}
    </ul>
  )
}
