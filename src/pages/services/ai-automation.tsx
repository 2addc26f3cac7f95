import type { AiAutomation } from '../../content/schema.ts'
import { Amount } from '../../ui/amount.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './ai-automation.module.css'

/** AI solutions, each with a drawing of an example, in which yellow marks what the model decides by. */
export function AiSolutions({ solutions }: { solutions: AiAutomation['solutions'] }) {
  return (
    <ul className={styles.solutions}>
      {solutions.map(({ title, description, icon, specimen }) => (
        <li key={title}>
          <Picture name={specimen.tall} alt={specimen.alt} size={[360, 250]} />
          <h3>
            <Picture name={icon} alt="" size={[24, 24]} />
            {title}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}

/** The results of AI projects in three sectors, each in the colour of its sector. */
export function AiSuccessStories({ stories }: Pick<AiAutomation, 'stories'>) {
  return (
    <ul className={styles.stories}>
      {stories.map(({ sector, accent, value, label, description }) => (
        <li key={sector} data-accent={accent}>
          <p className="text-accent-text">
            <Amount value={value} className="text-2xl" />
          </p>
          <div>
            <h3>{label}</h3>
            <p className="font-500 text-accent-text">{sector}</p>
          </div>
          <p className="text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
