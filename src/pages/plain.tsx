import { type PlainPath, plainPages } from '../content/plain.ts'
import type { PlainPage as Content } from '../content/schema.ts'
import { CallToAction } from '../sections/call-to-action.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Prose } from '../sections/prose.tsx'

/** A page of plain text: a hero, sections of paragraphs, and a closing call to action. */
export function PlainPage({ path }: { path: PlainPath }) {
  const content: Content = plainPages[path]
  return (
    <>
      <PageHero path={path} {...content.hero} />
      {content.sections.map((section) => (
        <Prose key={section.heading.title} {...section} />
      ))}
      <CallToAction {...content.closing} />
    </>
  )
}
