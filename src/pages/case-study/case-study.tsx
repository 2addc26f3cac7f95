import { pathOf, type Study } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { projectPicture } from '../../content/pictures.ts'
import { studySlug } from '../../content/schema.ts'
import { canonical } from '../../routes.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { PictureBand, pictureWidth } from '../../sections/picture-band.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { Amount } from '../../ui/amount.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { Stylesheet } from '../../ui/stylesheet.tsx'
import { marginThread } from '../../ui/thread.tsx'
import styles from './case-study.module.css'
import { Challenges } from './challenges.tsx'
import { CaseStudyHero } from './hero.tsx'
import { Difficulty, Overview } from './overview.tsx'
import { NextStudy, RelatedStudies } from './related.tsx'
import { Results } from './results.tsx'
import { otherThread, resultLines, threads } from './threads.ts'

/** The page of a case study: picture, metrics, story, capabilities, results, and the next case study. The story is optional. */
export function CaseStudyPage({ study }: { study: Study }) {
  const picture = projectPicture(study)
  const slug = studySlug(study)
  const ownThread = threads[picture.file] ?? otherThread
  return (
    <>
      <CaseStudyHero study={study} />
      <div
        className={`${marginThread.page} ${styles.page} ${pictureWidth} leaves-${ownThread.top} thread-in-${ownThread.color}`}
      >
        <PictureBand picture={picture} travels={`case-${slug}`} first whole>
          <Metrics items={study.results} />
        </PictureBand>
        <Stylesheet path={pathOf(study)} />
        {study.story && <Overview study={study} story={study.story} />}
        {study.story?.challenges && <Challenges items={study.story.challenges} />}
        <Capabilities items={study.capabilities} />
        {study.story && (
          <TechnologyList heading={{ title: texts.technologies }} groups={study.story.technologyCategories} />
        )}
        {study.story && <Results results={study.story.resultFigures} line={resultLines[slug]} />}
        {study.hard && <Difficulty study={study} text={study.hard} />}
        <RelatedStudies study={study} />
        <p data-print="only" className="wrap hidden print:block border-t-2 border-ink py-md">
          {canonical(pathOf(study))}
        </p>
        <CallToAction
          {...study.closing}
          accent={study.accent}
          actions={[{ label: study.closing.action, to: '/contact' }, texts.booking, texts.more]}
          firstClassName={marginThread.end}
        />
      </div>
      <NextStudy study={study} />
    </>
  )
}

/** The classes of a metric: on phones, the values of all of them stand in one column. */
const metric = 'grid col-span-full grid-cols-subgrid items-center md:col-span-1 md:grid-cols-1'

/** The headline metrics of the project. */
function Metrics({ items }: { items: Study['results'] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] lt-sm:grid-cols-1 gap-x-cols gap-y-sm md:grid-cols-3 md:items-start lg:grid-cols-1 lg:gap-y-md">
      {items.map(({ value, label }, index) => (
        <div key={label} className={`${metric} ${index > 0 ? 'border-edge lg:border-t lg:pt-md' : ''}`}>
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
