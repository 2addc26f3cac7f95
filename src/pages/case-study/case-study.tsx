import { pathOf, type Study } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { projectPicture } from '../../content/project-picture.ts'
import { canonical } from '../../routes.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { PictureBand, pictureWidth } from '../../sections/picture-band.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Link } from '../../ui/link.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { Knot, MarginThread, MarginThreadEnd, marginThread } from '../../ui/thread.tsx'
import styles from './case-study.module.css'
import { Challenges } from './challenges.tsx'
import { CaseStudyHero } from './hero.tsx'
import { Overview } from './overview.tsx'
import { NextStudy, RelatedStudies } from './related.tsx'
import { ResultCharts } from './result-charts.tsx'
import { otherThread, threads } from './threads.ts'

/** The page of a case study: metrics, picture, story, capabilities, results, and other case studies. The story is optional. */
export function CaseStudyPage({ study }: { study: Study }) {
  const picture = projectPicture(study)
  const ownThread = threads[picture.file] ?? otherThread
  return (
    <>
      <CaseStudyHero study={study} />
      <div
        className={`${marginThread.page} ${styles.page} ${pictureWidth}`}
        style={{ '--leaves': ownThread.top, '--thread-color': `var(--${inDrawings(ownThread.color)})` }}
      >
        <Knot className={`${styles.tie} print:hidden`} size="size-3 xl:size-4.5" />
        <PictureBand picture={picture} first whole>
          <p className="text-sm text-muted">
            {texts.builtBy}{' '}
            <Link to={texts.counting.to} className="whitespace-nowrap">
              {texts.counting.label}
            </Link>
          </p>
        </PictureBand>
        <FirstScreenEnd />
        <MarginThread />
        {study.story && <Overview study={study} story={study.story} />}
        {study.story?.challenges && <Challenges items={study.story.challenges} />}
        <Capabilities study={study} />
        {study.story && (
          <TechnologyList
            form="line"
            heading={{ title: texts.technologies }}
            groups={study.story.technologyCategories}
          />
        )}
        {study.story && <ResultCharts results={study.story.resultFigures} />}
        <RelatedStudies study={study} />
        <NextStudy study={study} />
        <p data-print="only" className="wrap hidden print:block border-t-2 border-ink py-md">
          {canonical(pathOf(study))}
        </p>
        <CallToAction
          {...study.closing}
          accent={study.accent}
          actions={[{ label: study.closing.action, to: '/contact' }, texts.booking, texts.more]}
          thread={<MarginThreadEnd />}
        />
      </div>
    </>
  )
}

/** The token for threads of a colour. Drawings have another blue for threads, which is lighter in the dark scheme. */
const inDrawings = (color: string) => (color === 'blue' ? 'thread' : color)

/** What the system that was built can do. */
function Capabilities({ study: { capabilities } }: { study: Study }) {
  return (
    <Section>
      <SmallHeading>{texts.capabilities}</SmallHeading>
      <ul className="mt-lg grid gap-x-cols gap-y-md xl:grid-cols-3">
        {capabilities.map(({ title, description }) => (
          <li
            key={title}
            className="grid md:cols-4-8 xl:grid-cols-1 xl:grid-rows-subgrid xl:row-span-2 gap-x-cols gap-y-sm border-t-2 border-ink pt-md"
          >
            <h3>{title}</h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
