import type { Project } from '../content/projects.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Frame } from '../ui/frame.tsx'
import { TechLine } from '../ui/list.tsx'
import { Picture } from '../ui/picture.tsx'
import { Tag } from '../ui/tag.tsx'
import { Figures } from './figures.tsx'

export interface ProjectRowsProps {
  projects: readonly Project[]
  /** The heading of the technologies, which is heard and not seen; the label of the button. */
  words: { technologies: string; view: string }
}

/** One or two projects as proof, picture left and right in turn. */
export function ProjectRows({ projects, words }: ProjectRowsProps) {
  return (
    <ul className="border-t-2 border-ink">
      {projects.map((project, index) => (
        <li key={project.id} className="border-b border-edge">
          <ProjectRow project={project} words={words} mirrored={index % 2 === 1} />
        </li>
      ))}
    </ul>
  )
}

interface ProjectRowProps {
  project: Project
  words: ProjectRowsProps['words']
  mirrored: boolean
}

function ProjectRow({ project, words, mirrored }: ProjectRowProps) {
  return (
    <article
      data-hue={project.hue}
      className={`grid items-center gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-6 py-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[5fr_6fr] ${mirrored ? 'lg:grid-cols-[2.5fr_4.5fr_5fr]' : 'lg:grid-cols-[5fr_4.5fr_2.5fr]'}`}
    >
      <Frame name={`case-${project.slug}`} className={mirrored ? 'lg:order-3' : ''}>
        <Picture name={project.picture.file} alt={project.picture.alt} className="w-full" />
      </Frame>
      <div>
        <Tag look="solid">{project.category}</Tag>
        <h3 className="mt-3.5 mb-2.5 text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.05] tracking-[-.022em]">
          {project.title}
        </h3>
        <p className="text-muted">{project.description}</p>
        <h4 className="visually-hidden">{words.technologies}</h4>
        <TechLine items={project.technologies} className="mt-3.5 mb-5" />
        <Read project={project} words={words} />
      </div>
      <div className={`md:col-span-full lg:col-auto ${mirrored ? 'lg:order--1' : ''}`}>
        <Figures look="column" items={project.metrics} />
      </div>
    </article>
  )
}

/** The same below a drawing that tells of them: side by side, without pictures of their own. */
export function ProjectPair({ projects, words }: ProjectRowsProps) {
  return (
    <ul className="grid gap-x-cols md:grid-cols-2">
      {projects.map((project) => (
        <li key={project.id} className="border-b border-edge py-[clamp(1.25rem,2vw,1.75rem)]">
          <article data-hue={project.hue} className="flex flex-col h-full items-start gap-y-4 [&>dl]:w-full">
            <h3 className="text-t4">{project.title}</h3>
            <p className="mb-auto text-muted">{project.description}</p>
            <Figures look="card" items={project.metrics} />
            <Read project={project} words={words} />
          </article>
        </li>
      ))}
    </ul>
  )
}

function Read({ project, words }: Omit<ProjectRowProps, 'mirrored'>) {
  return (
    <ButtonLink
      to={project.path}
      variant="outline"
      icon="arrow-right"
      aria-label={`${words.view}: ${project.title}`}
    >
      {words.view}
    </ButtonLink>
  )
}
