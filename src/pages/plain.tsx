import type { PlainPage as Content } from '../content/schema.ts'
import type { Path } from '../routes.ts'
import { Band } from '../sections/band.tsx'
import { Closing } from '../sections/closing.tsx'
import { PageHero } from '../sections/page-hero.tsx'

/** A page of words: a hero, bands of text, and the band that ends it. */
export function PlainPage({ path, content }: { path: Path; content: Content }) {
  return (
    <>
      <PageHero path={path} {...content.hero} />
      {content.sections.map(({ heading, text }) => (
        <Band key={heading.title} look="margin" heading={heading}>
          <div className="max-w-[44rem]">
            {text.map((paragraph) => (
              <p key={paragraph} className="mb-3.5">
                {paragraph}
              </p>
            ))}
          </div>
        </Band>
      ))}
      <Closing {...content.closing} />
    </>
  )
}
