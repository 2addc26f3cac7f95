import { Icon } from '../../../client/ui/icon.tsx'
import { featured, pathOf } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { projectPicture } from '../../content/pictures.ts'
import { firstReleaseOf } from '../../content/projects.ts'
import { slugOf } from '../../content/schema.ts'
import { canonical } from '../../routes.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { PictureBand, pictureWidth } from '../../sections/picture-band.tsx'
import { Amount } from '../../ui/amount.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import thread from '../../ui/margin-thread.module.css'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { Stylesheet } from '../../ui/stylesheet.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './case-study.module.css'
import { Challenges } from './challenges.tsx'
import { Difficulty, Overview, type Study } from './overview.tsx'
import { NextStudy, RelatedStudies } from './related.tsx'
import { Results } from './results.tsx'
import { otherThread, resultLines, threads } from './threads.ts'

/** The page of a case study: picture, metrics, story, capabilities, results, and the next case study. The story is optional. */
export function CaseStudyPage({ study }: { study: Study }) {
  const picture = projectPicture(study)
  const slug = slugOf(study.title)
  const ownThread = threads[picture.file] ?? otherThread
  return (
    <>
      <CaseStudyHero study={study} />
      <div
        className={`${thread.threaded} ${styles.threaded} ${pictureWidth} leaves-${ownThread.top} thread-${ownThread.color}`}
      >
        <PictureBand picture={picture} travels={`case-${slug}`} first whole>
          <Metrics items={study.results} />
        </PictureBand>
        <Stylesheet />
        {study.story && <Overview study={study} story={study.story} />}
        {study.story?.challenges && <Challenges items={study.story.challenges} />}
        <Capabilities items={study.capabilities} />
        {study.story && <Results results={study.story.resultFigures} line={resultLines[slug]} />}
        {study.hard && <Difficulty study={study} text={study.hard} />}
        <RelatedStudies study={study} />
        <p className="wrap hidden print:block border-t-2 border-ink py-md">{canonical(pathOf(study))}</p>
        <CallToAction
          {...study.closing}
          accent={study.accent}
          actions={[{ label: study.closing.action, to: '/contact' }, texts.booking, texts.more]}
          className={thread.end}
        />
      </div>
      <NextStudy study={study} />
    </>
  )
}

/** The top of the page. Case studies that are on the home page link back to it, and all others to the portfolio. */
function CaseStudyHero({ study }: { study: Study }) {
  const onHome = featured.includes(study)
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
      <dl className="flex flex-wrap justify-between gap-x-cols gap-y-md md:grid md:grid-cols-3">
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

/** The headline metrics of the project. */
function Metrics({ items }: { items: Study['results'] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-cols gap-y-sm md:grid-cols-3 md:items-start lg:grid-cols-1 lg:gap-y-md lg:[&>*+*]:border-t lg:[&>*+*]:pt-md">
      {items.map(({ value, label }) => (
        <div
          key={label}
          className="grid col-span-2 grid-cols-subgrid items-center md:col-span-1 md:grid-cols-1 border-edge"
        >
          <dt>{label}</dt>
          <dd className="order-first">
            <Amount value={value} className="text-3xl md:text-2xl" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the system that was built can do. */
function Capabilities({ items }: { items: Study['capabilities'] }) {
  return (
    <Section>
      <SmallHeading>{texts.capabilities}</SmallHeading>
      <ul className="mt-lg grid gap-x-cols gap-y-md md:grid-cols-3">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t-2 border-ink pt-md">
            <h3>{title}</h3>
            <p className="mt-sm text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
