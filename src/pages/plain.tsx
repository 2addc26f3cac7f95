import type { PlainPage as Content } from '../content/schema.ts'
import type { Path } from '../routes.ts'
import { Closing } from '../sections/closing.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { Section } from '../ui/section.tsx'

/** A page of words: a hero, bands of text, and the band that ends it. */
export function PlainPage({ path, content }: { path: Path; content: Content }) {
  return (
    <>
      <PageHero path={path} {...content.hero} />
      {content.sections.map(({ heading, text }) => (
        <Section key={heading.title}>
          <SectionHead look="margin" heading={heading} />
          <div className="max-w-[44rem]">
            {text.map((paragraph) => (
              <p key={paragraph} className="mb-3.5">
                {paragraph}
              </p>
            ))}
          </div>
        </Section>
      ))}
      <Closing {...content.closing} />
    </>
  )
}
