import states from '../../../client/ui/states.module.css'
import { caseStudies, pathOf, studiesTitled } from '../../content/case-studies.ts'
import { unbroken } from '../../content/counts.ts'
import { industries } from '../../content/industries.ts'
import { projectPicture } from '../../content/project-picture.ts'
import { listedStudy } from '../../content/projects.ts'
import type { Industry, SuccessStory as Story } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import { CaseStudyList } from '../../sections/case-study-list.tsx'
import { Link } from '../../ui/link.tsx'
import { PictureFrame } from '../../ui/picture-frame.tsx'
import { type Ground, Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'

/** The success stories of an industry, each with picture, results and a link, and a list of its other case studies. */
export function SuccessStories({ industry, ground }: { industry: Industry; ground?: Ground }) {
  const { hero, stories, storiesHeading } = industry
  const others = caseStudies
    .filter(({ industryPage }) => industryPage && industries[industryPage] === industry)
    .filter(({ title }) => stories.every(({ project }) => project !== title))
  return (
    <Section ground={ground} heading={storiesHeading}>
      <ul className="border-b-2 border-ink">
        {stories.map((story) => (
          <li key={story.title} className="border-t-2 border-ink py-lg">
            <SuccessStory story={story} badge={hero.badge} />
          </li>
        ))}
      </ul>
      <CaseStudyList heading={strings.moreStudies} items={others.map((study) => listedStudy(study))} />
    </Section>
  )
}

/**
 * A story beside a view of its picture. If it has a link, the link covers all of the story. A story without a category shows
 * `badge` above its title. A story without a case study shows a part of another drawing.
 */
function SuccessStory({ story, badge }: { story: Story; badge: string }) {
  const proof = proofOf(story)
  return (
    <article
      data-accent={proof?.accent}
      className={`${proof?.link ? states.surface : ''} grid gap-x-cols gap-y-md md:gap-y-0 md:cols-4-8 md:grid-rows-[auto_auto_1fr] lg:starts-2`}
    >
      {proof && (
        <PictureFrame
          picture={proof}
          view={proof.square}
          className="md:row-span-3 self-start border-2 border-ink"
        />
      )}
      <div className="md:col-start-2">
        <Tag solid>{proof?.category ?? badge}</Tag>
        <h3 className={`${states.title} mt-md text-xl`}>{story.title}</h3>
        <p className="mt-sm max-w-text text-muted">{story.description}</p>
      </div>
      <ul className="self-start grid gap-xs border-l-6 border-accent pl-md md:mt-md md:col-start-2">
        {story.metrics.map((metric) => (
          <li key={metric} className="font-600 text-base text-accent-text">
            {unbroken(metric)}
          </li>
        ))}
      </ul>
      {proof?.link && (
        <Link
          to={proof.link.to}
          className={`${states.cover} justify-self-start md:col-start-2 md:mt-md py-sm font-600`}
        >
          {proof.link.label}
        </Link>
      )}
    </article>
  )
}

/** The category, drawing, accent and link of a story: those of its case study, or else what the story itself has. */
function proofOf({ project, drawn }: Story) {
  const [study] = project ? studiesTitled([project]) : []
  if (!study) return drawn && { ...drawn, accent: undefined }
  const link = { to: pathOf(study), label: strings.project.read(study.title, study.years) }
  const { file, alt, views } = projectPicture(study)
  return { file, alt, square: views.square, category: study.category, accent: study.accent, link }
}
