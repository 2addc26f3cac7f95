import { type CaseStudyTitle, pathOf } from '../content/case-studies.ts'
import { projectPicture } from '../content/pictures.ts'
import { type CaseStudy, slugOf } from '../content/schema.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Frame } from '../ui/frame.tsx'
import { TechLine } from '../ui/list.tsx'
import { Picture } from '../ui/picture.tsx'
import { Tag } from '../ui/tag.tsx'
import { Metrics } from './metrics.tsx'

type Project = CaseStudy<CaseStudyTitle>

/** Projects one below the other, picture left and right in turn. */
export function ProjectRows({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="project-rows border-t-2 border-ink">
      {projects.map((project, index) => (
        <li
          key={project.id}
          data-category={slugOf(project.category)}
          data-mirrored={index % 2 ? '' : undefined}
          className="border-b border-edge"
        >
          <ProjectRow project={project} />
        </li>
      ))}
    </ul>
  )
}

function ProjectRow({ project }: { project: Project }) {
  const { file, alt } = projectPicture(project)
  return (
    <article
      data-hue={project.hue}
      className="project-row grid items-center gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-6 py-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[5fr_6fr] lg:grid-cols-[5fr_4.5fr_2.5fr]"
    >
      <Frame name={`case-${slugOf(project.title)}`} className="project-picture">
        <Picture name={file} alt={alt} className="w-full" />
      </Frame>
      <div>
        <Tag look="solid">{project.category}</Tag>
        <h3 className="mt-3.5 mb-2.5 text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.05] tracking-[-.022em]">
          {project.title}
        </h3>
        <p className="text-muted">{project.description}</p>
        <h4 className="visually-hidden">Technologies Used</h4>
        <TechLine items={project.technologies} className="mt-3.5 mb-5" />
        <ButtonLink
          to={pathOf(project)}
          variant="outline"
          icon="arrow-right"
          aria-label={`View Case Study: ${project.title}`}
        >
          View Case Study
        </ButtonLink>
      </div>
      <div className="project-metrics md:col-span-full lg:col-auto">
        <Metrics items={project.metrics} stacked />
      </div>
    </article>
  )
}
