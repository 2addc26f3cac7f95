import { featured } from '../../content/home.ts'
import { projectOf } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { ProjectResults } from '../../sections/project-results.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TechLine } from '../../ui/list.tsx'
import { PictureFrame } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './case-study-cards.module.css'

/** Cards of the featured case studies. The parts of the cards in a row are aligned. */
export function CaseStudyCards() {
  return (
    <ul className={styles.list}>
      {featured.map(projectOf).map((project) => (
        <li key={project.id} data-accent={project.accent} className={styles.card}>
          <PictureFrame
            picture={project.picture}
            views={{ 'lt-md': 'strip' }}
            className={styles.picture}
            travels={`case-${project.slug}`}
          />
          <div className={styles.kind}>
            <Tag solid>{project.industry}</Tag>
            <p>{project.category}</p>
          </div>
          <h3 className={styles.title}>{project.title}</h3>
          <div className={styles.text}>
            <p className={styles.description}>{project.description} </p>
            <p className={styles.achievement}>{project.achievement}</p>
          </div>
          <ProjectResults results={project.results} large className={styles.results} />
          <div className={styles.foot}>
            <h4 className="visually-hidden">{strings.project.technologies}</h4>
            <TechLine items={project.technologies} className={styles.technologies} />
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
