import { Icon } from '../../../client/ui/icon.tsx'
import { featured, pathOf } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { projectPicture } from '../../content/pictures.ts'
import { firstReleaseOf } from '../../content/projects.ts'
import { slugOf } from '../../content/schema.ts'
import { canonical } from '../../routes.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Frame } from '../../ui/frame.tsx'
import { Link } from '../../ui/link.tsx'
import { MarginThread } from '../../ui/margin-thread.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { Stylesheet } from '../../ui/stylesheet.tsx'
import { Tag } from '../../ui/tag.tsx'
import { BeforeAfterBars } from './before-after-bars.tsx'
import { Capabilities } from './capabilities.tsx'
import styles from './case-study.module.css'
import { Challenges } from './challenges.tsx'
import { drawings, otherGeometry, resultLines } from './geometry.ts'
import { ClientQuote, Overview, RelatedPages, type Study } from './overview.tsx'
import { RelatedStudies } from './related.tsx'
import { Results } from './results.tsx'

/** The page of a case study: drawing, metrics, story, capabilities, results and a call to action. Some have no story. */
export function CaseStudyPage({ study }: { study: Study }) {
  const picture = projectPicture(study)
  const slug = slugOf(study.title)
  const { thread, closeUps } = drawings[picture.file] ?? otherGeometry
  return (
    <>
      <CaseStudyHero study={study} />
      <MarginThread className={`${styles.framed} leaves-${thread.top} thread-${thread.color}`}>
        <div className={`${styles.warp} relative border-y-2 border-ink px-[var(--gut)] py-[var(--above)]`}>
          <Frame name={`case-${slug}`} className="max-w-[62rem] mx-auto print:max-w-[28rem]">
            <Picture
              name={picture.file}
              alt={picture.alt}
              first
              sizes="min(62rem,100vw)"
              className="w-full"
            />
          </Frame>
        </div>
        <Stylesheet />
        <div className="pt-xl">
          <Figures variant="hero" items={study.metrics} />
        </div>
        {study.story && <Overview study={study} story={study.story} />}
        {study.story?.challenges && <Challenges items={study.story.challenges} />}
        <Capabilities items={study.capabilities} drawing={picture.file} closeUps={closeUps} />
        {study.story && <Results results={study.story.resultFigures} line={resultLines[slug]} />}
        {study.hard && <Difficulty study={study} text={study.hard} />}
        <RelatedStudies study={study} />
        <p className="wrap hidden print:block border-t-2 border-ink py-md">{canonical(pathOf(study))}</p>
        <CallToAction
          {...study.closing}
          accent={study.accent}
          actions={[{ label: study.closing.action, to: '/contact' }, texts.booking, texts.more]}
          className={styles.end}
        />
      </MarginThread>
    </>
  )
}

/** The top of the page. Case studies that are on the home page link back to it, and all others to the portfolio. */
function CaseStudyHero({ study }: { study: Study }) {
  const onHome = featured.some((each) => pathOf(each) === pathOf(study))
  return (
    <section className="wrap pt-xl pb-lg">
      <div className="grid items-center gap-x-cols lg:cols-8-4 [&>nav]:mb-0" data-print="off">
        <Link
          to={onHome ? '/#case-studies' : '/portfolio'}
          className="justify-self-start inline-flex items-center gap-sm min-h-11 font-500"
        >
          <Icon name="arrow-left" />
          {onHome ? texts.back.home : texts.back.portfolio}
        </Link>
        <Breadcrumbs path={pathOf(study)} />
      </div>
      <div className="mt-md grid items-end gap-x-cols gap-y-md lg:cols-8-4">
        <div>
          <Tag solid>{study.category}</Tag>
          <h1 className="mt-lg">{study.title}</h1>
        </div>
        <p className="text-base max-w-text">{study.summary}</p>
      </div>
      <KeyFacts study={study} />
    </section>
  )
}

/** Industry, duration, team and first release of the project, side by side below the headline. */
function KeyFacts({ study }: { study: Study }) {
  return (
    <div className="mt-lg grid gap-x-cols gap-y-md border-t border-edge pt-md text-sm lg:cols-8-4">
      <dl className="grid gap-x-cols grid-cols-[1fr_auto_auto] md:grid-cols-3">
        {texts.facts(study).map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-600">{value}</dd>
          </div>
        ))}
      </dl>
      <dl>
        <dt className="text-muted">{texts.firstRelease}</dt>
        <dd className="text-balance">
          <b className="font-600">{firstReleaseOf(study)}</b>{' '}
          <Link to={texts.prices.to}>{texts.prices.label}</Link>
        </dd>
      </dl>
    </div>
  )
}

/** What was hard about a project that has no story, with a comparison of before and after. */
function Difficulty({ study, text }: { study: Study; text: string }) {
  const { measured } = study
  return (
    <Section>
      <SmallHeading>{texts.hard}</SmallHeading>
      {measured && <BeforeAfterBars {...measured} />}
      <div className="mt-lg grid gap-x-2xl gap-y-lg lg:cols-8-4">
        <div>
          <p className="max-w-text text-base">{text}</p>
          <ClientQuote study={study} />
        </div>
        <ul className="self-start border-t-2 border-ink pt-sm">
          <RelatedPages study={study} />
        </ul>
      </div>
    </Section>
  )
}
