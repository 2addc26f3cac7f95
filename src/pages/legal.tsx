import { type LegalPath, legalPages } from '../content/legal.ts'
import type { LegalPage as Content } from '../content/schema.ts'
import { strings } from '../content/strings.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { TextBlocks } from '../sections/text-blocks.tsx'
import cloth from '../ui/cloth.module.css'
import { Contents } from '../ui/contents.tsx'
import { dateText, languageAttributes } from '../ui/language.ts'

/** The page of a legal text, such as the privacy policy: a table of contents, and the text. */
export function LegalPage({ path }: { path: LegalPath }) {
  const content: Content = legalPages[path]
  return (
    <>
      <PageHero
        path={path}
        badge={<span {...languageAttributes(path)}>{strings.legal.badge}</span>}
        heading={content.title}
        lede={
          <>
            <span {...languageAttributes(path)}>
              {strings.legal.updated}{' '}
              <time dateTime={content.updated.slice(0, 7)}>
                {dateText(content.updated, { month: 'long', year: 'numeric' })}
              </time>
            </span>
            . {content.intro}
          </>
        }
      />
      <div aria-hidden="true" className={`${cloth.selvedge} h-4.5 mb-xl`} data-print="off" />
      <div className="wrap grid gap-y-lg pb-2xl cols-12 lg:starts-2">
        <Contents
          path={path}
          sections={content.sections}
          className="[@media(height>=36rem)]:lg:sticky lg:top-28 self-start"
        />
        <article className="max-w-text xl:justify-self-end">
          {content.sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id} className="mb-lg border-t-2 border-ink pt-md">
              <h2 id={id} className="mb-sm text-lg">
                {title}
              </h2>
              <TextBlocks blocks={blocks} />
            </section>
          ))}
        </article>
      </div>
    </>
  )
}
