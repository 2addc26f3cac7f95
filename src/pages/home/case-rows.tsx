import { type CaseStudyTitle, pathOf } from '../../content/case-studies.ts'
import { projectPicture } from '../../content/pictures.ts'
import { type CaseStudy, slugOf } from '../../content/schema.ts'
import { Metrics } from '../../sections/metrics.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Frame } from '../../ui/frame.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'

type Study = CaseStudy<CaseStudyTitle>

/** Case studies at full size, sides alternating. */
export function CaseRows({ studies }: { studies: readonly Study[] }) {
  return (
    <ul className="grid gap-[clamp(3.5rem,8vw,8rem)]">
      {studies.map((study) => (
        <li key={study.id} className="group">
          <CaseRow study={study} />
        </li>
      ))}
    </ul>
  )
}

function CaseRow({ study }: { study: Study }) {
  const { file, alt } = projectPicture(study)
  return (
    <article
      data-hue={study.hue}
      className="grid items-center gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:group-even:grid-cols-[5fr_7fr]"
    >
      <Frame name={`case-${slugOf(study.title)}`} className="md:group-even:order-2">
        <Picture name={file} alt={alt} className="w-full" />
      </Frame>
      <div>
        <Tag look="solid">{study.category}</Tag>
        <h3 className="mt-4 mb-3 text-t5">{study.title}</h3>
        <p className="text-muted">{study.description}</p>
        <p className="mt-3.5 pl-4 border-l-6 border-dye font-500">{study.achievement}</p>
        <div className="mt-6 mb-4.5">
          <Metrics items={study.metrics} />
        </div>
        <h4 className="visually-hidden">Technologies Used</h4>
        <TechLine items={study.technologies} className="mb-6" />
        <ButtonLink
          to={pathOf(study)}
          variant="outline"
          icon="arrow-right"
          aria-label={`View Case Study: ${study.title}`}
        >
          View Case Study
        </ButtonLink>
      </div>
    </article>
  )
}
