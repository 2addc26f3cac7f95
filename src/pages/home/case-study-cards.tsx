import { from } from '../../../client/breakpoints.ts'
import { featured } from '../../content/home.ts'
import { type Project, projectOf } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './case-study-cards.module.css'

/** Cards of the featured case studies. The parts of the cards in a row are aligned. */
export function CaseStudyCards() {
  return (
    <ul className={styles.list}>
      {featured.map(projectOf).map((project) => (
        <li key={project.id} data-accent={project.accent} className={styles.card}>
          <div className={styles.picture} data-travels={`case-${project.slug}`}>
            <Picture
              name={project.picture.file}
              alt={project.picture.alt}
              className={styles.image}
              sizes={`${from('md')} 50vw,110px`}
            />
          </div>
          <div className={styles.kind}>
            <Tag solid>{project.category}</Tag>
            <p>{project.industry}</p>
          </div>
          <h3 className={styles.title}>{project.title}</h3>
          <div className={styles.text}>
            <p className={styles.description}>{project.description} </p>
            <p className={styles.achievement}>{project.achievement}</p>
          </div>
          <ProjectResults results={project.results} />
          <div className={styles.foot}>
            <h4 className="visually-hidden">{strings.project.technologies}</h4>
            <TechLine items={project.technologies} />
            <ButtonLink
              to={project.path}
              label={strings.project.view}
              variant="outline"
              arrow
              aria-label={`${strings.project.view}: ${project.title}`}
              className={styles.link}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The three results of a project side by side, each with its icon. */
function ProjectResults({ results }: Pick<Project, 'results'>) {
  return (
    <dl className={styles.results}>
      {results.map(({ value, label, icon }) => (
        <div key={label} className={styles.result}>
          <dt className={styles.label}>
            <ContentIcon icon={icon} className={styles.icon} />
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
