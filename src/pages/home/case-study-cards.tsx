import { featured } from '../../content/case-studies.ts'
import { projectOf } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import scroll from '../../ui/scroll-row.module.css'
import { Tag } from '../../ui/tag.tsx'
import styles from './home.module.css'

/** Cards of the featured case studies, with aligned parts, in a row that scrolls sideways on phones. */
export function CaseStudyCards() {
  return (
    <ul
      className={`${styles.linked} ${styles.cards} ${scroll.row} text-sm md:text-base [&>li]:relative [&>li]:grid [&>li]:grid-rows-subgrid [&>li]:row-span-4 [&>li]:gap-y-md md:grid md:grid-cols-2 md:gap-x-xl md:-mb-xl md:[&>li]:pb-xl lg:grid-cols-3 [&_h3]:mt-sm`}
    >
      {featured.map(projectOf).map((project) => (
        <li key={project.id} data-accent={project.accent}>
          <div>
            {/* The tag begins at the lower border of the picture. */}
            <div
              className="-mb-0.5 overflow-hidden border-2 border-ink"
              data-travels={`case-${project.slug}`}
            >
              <Picture name={project.picture.file} alt={project.picture.alt} />
            </div>
            <Tag solid>{project.category}</Tag>
            <h3>
              <Link to={project.path}>{project.title}</Link>
            </h3>
          </div>
          <div>
            <p className="text-muted">{project.description}</p>
            <p className="font-500">{project.achievement}</p>
          </div>
          <dl>
            {project.results.map(({ value, label, icon }) => (
              <div key={label}>
                <dt>
                  <ContentIcon icon={icon} />
                  {label}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div>
            <h4 className="visually-hidden">{strings.project.technologies}</h4>
            <TechLine items={project.technologies} className="mb-md" />
            <ButtonLink
              to={project.path}
              label={strings.project.view}
              variant="outline"
              arrow
              aria-label={`${strings.project.view}: ${project.title}`}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
