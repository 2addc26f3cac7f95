import { Icon } from '../../../client/ui/icon.tsx'
import { caseStudies, pathOf, studiesTitled } from '../../content/case-studies.ts'
import { projectPicture } from '../../content/pictures.ts'
import { listedStudy } from '../../content/projects.ts'
import type { Industry, SuccessStory as Story } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import { routes } from '../../routes.ts'
import { CaseStudyList } from '../../sections/case-study-list.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type Ground, Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'

const drawn = 'md:cols-5-7 md:grid-rows-[auto_1fr]'
const threeColumns = `${drawn} lg:grid-rows-none`

/** The classes of a story and of its drawing, by where the drawing stands. */
const variants = {
  large: { columns: `${drawn} lg:cols-6-6`, drawing: 'lg:row-span-2' },
  right: {
    columns: `${threeColumns} lg:cols-3-5-4`,
    drawing: 'lg:col-start-3 lg:row-start-1',
  },
  left: { columns: `${threeColumns} lg:cols-4-5-3`, drawing: '' },
}

/** The success stories of an industry, each with results, drawing and a link, and a list of its other case studies. */
export function SuccessStories({ industry, ground }: { industry: Industry; ground?: Ground }) {
  return (
    <Section ground={ground} heading={industry.storiesHeading}>
      <ul className="border-b-2 border-ink">
        {industry.stories.map((story, index) => {
          const { project, title, description, metrics } = story
          const { columns, drawing } = variants[variantOf(index)]
          const proof = proofOf(story)
          // The hero of the page may show the drawing of this project.
          const shown = project === industry.picture ? undefined : proof
          return (
            <li key={title} className="border-t-2 border-ink py-xl">
              <article
                data-accent={proof?.accent}
                className={`grid gap-x-xl gap-y-lg ${shown ? columns : 'lg:cols-7-5'}`}
              >
                {shown && (
                  <div className={`self-start border-2 border-ink ${drawing}`}>
                    <Picture name={shown.file} alt={shown.alt} className="w-full" />
                  </div>
                )}
                <div className={shown && 'md:col-start-2 at-md:row-span-2 lg:row-start-1'}>
                  {shown && <Tag solid>{shown.category}</Tag>}
                  <h3 className={shown ? 'mt-md text-xl' : 'text-xl'}>{title}</h3>
                  <p className="mt-md max-w-text text-muted">{description}</p>
                  {proof?.link && (
                    <Link to={proof.link.to} className="mt-md inline-block py-sm font-600">
                      {proof.link.label}
                      <Icon name="arrow-right" className="ml-xs inline align-[-.22em]" />
                    </Link>
                  )}
                </div>
                <ul className="self-start border-l-6 border-accent pl-md">
                  {metrics.map((metric) => (
                    <li key={metric} className="py-xs font-600 text-lg text-accent-text">
                      {metric}
                    </li>
                  ))}
                </ul>
              </article>
            </li>
          )
        })}
      </ul>
      <CaseStudyList heading={strings.moreStudies} items={moreOf(industry)} />
    </Section>
  )
}

function variantOf(index: number) {
  if (index === 0) return 'large'
  return index % 2 === 1 ? 'right' : 'left'
}

/** The case studies of an industry that are none of its stories. */
function moreOf({ stories, ...industry }: Industry) {
  return caseStudies
    .filter(({ industryPage }) => industryPage && routes[industryPage].label === industry.name)
    .filter(({ title }) => stories.every(({ project }) => project !== title))
    .map((study) => listedStudy(study))
}

/** The category, drawing, accent and link of a story: those of its case study, or else what the story itself has. */
function proofOf({ project, drawn }: Story) {
  const [study] = project ? studiesTitled([project]) : []
  if (!study) return drawn && { ...drawn, accent: undefined }
  const { file, alt } = projectPicture(study)
  const link = { to: pathOf(study), label: strings.project.read(study.title) }
  return { category: study.category, accent: study.accent, file, alt, link }
}
