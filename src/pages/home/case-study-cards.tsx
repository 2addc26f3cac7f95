import { featured } from '../../content/case-studies.ts'
import { projectOf } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { ViewProject } from '../../sections/featured-projects.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Frame } from '../../ui/frame.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'

const parts = 'md:grid md:grid-rows-subgrid md:row-span-5'

/** Cards of the featured case studies. The parts of neighbouring cards are aligned by a subgrid. */
export function CaseStudyCards() {
  return (
    <ul className="grid grid-cols-1 gap-x-xl gap-y-lg md:-mb-xl md:grid-cols-2 md:gap-y-0 lg:grid-cols-3">
      {featured.map(projectOf).map((project) => (
        <li key={project.id} className={`${parts} md:pb-xl`}>
          <article
            data-accent={project.accent}
            className={`${parts} grid gap-x-md lt-md:grid-cols-[minmax(0,33%)_minmax(min-content,1fr)]`}
          >
            <Frame name={`case-${project.slug}`} className="self-start">
              <Picture name={project.picture.file} alt={project.picture.alt} className="w-full" />
            </Frame>
            <div className="relative md:-mt-md md:ml-md">
              <Tag solid>{project.category}</Tag>
              <h3 className="mt-md md:-ml-md">{project.title}</h3>
            </div>
            <div className="col-span-full mt-md md:mt-sm">
              <p className="text-muted lt-md:inline">{project.description}</p>{' '}
              <p className="font-500 md:mt-sm lt-md:inline">{project.achievement}</p>
            </div>
            <div className="col-span-full mt-md md:mt-md">
              <Figures variant="card" items={project.results} />
            </div>
            <div className="col-span-full mt-md">
              <h4 className="font-mono text-xs">{strings.project.technologies}</h4>
              <TechLine items={project.technologies} className="mb-md" />
              <ViewProject project={project} label={strings.project.view} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
