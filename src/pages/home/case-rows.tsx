import type { Project } from '../../content/projects.ts'
import { Figures } from '../../sections/figures.tsx'
import type { ProjectRowsProps } from '../../sections/project-rows.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Frame } from '../../ui/frame.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'

/** Case studies at full size, sides alternating. */
export function CaseRows({ projects, words }: ProjectRowsProps) {
  return (
    <ul className="grid gap-[clamp(3.5rem,8vw,8rem)]">
      {projects.map((project) => (
        <li key={project.id} className="group">
          <CaseRow project={project} words={words} />
        </li>
      ))}
    </ul>
  )
}

function CaseRow({ project, words }: { project: Project; words: ProjectRowsProps['words'] }) {
  return (
    <article
      data-hue={project.hue}
      className="grid items-center gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:group-even:grid-cols-[5fr_7fr]"
    >
      <Frame name={`case-${project.slug}`} className="md:group-even:order-2">
        <Picture name={project.picture.file} alt={project.picture.alt} className="w-full" />
      </Frame>
      <div>
        <Tag look="solid">{project.category}</Tag>
        <h3 className="mt-4 mb-3 text-t5">{project.title}</h3>
        <p className="text-muted">{project.description}</p>
        <p className="mt-3.5 pl-4 border-l-6 border-dye font-500">{project.achievement}</p>
        <div className="mt-6 mb-4.5">
          <Figures look="card" items={project.metrics} />
        </div>
        <h4 className="visually-hidden">{words.technologies}</h4>
        <TechLine items={project.technologies} className="mb-6" />
        <ButtonLink
          to={project.path}
          variant="outline"
          icon="arrow-right"
          aria-label={`${words.view}: ${project.title}`}
        >
          {words.view}
        </ButtonLink>
      </div>
    </article>
  )
}
