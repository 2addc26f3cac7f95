import { home } from '../../content/home.ts'
import styles from './loom-answers.module.css'

/** The tags and their classes, in the order of the parts of `loom-answers.svg`. */
const tags = [
  [home.hero.answers.system, styles.system],
  [home.hero.answers.spreadsheets, styles.spreadsheets],
  [home.hero.answers.launch, styles.launch],
  [home.hero.answers.vendors, styles.vendors],
  [home.hero.answers.standard, styles.standard],
] as const

/**
 * The tags in the drawing of the home page. A tag that is pointed at, focused or open shows its thread and the part of the
 * product that the thread becomes. A drawing of it is loaded then. Screen readers read the same as a sentence.
 */
export function LoomAnswers() {
  return (
    <div className={styles.tags} data-print="off">
      {tags.map(([{ tag, sentence }, className]) => (
        <details key={tag} name="loom-answers" className={`${styles.tag} ${className}`}>
          <summary className={styles.summary}>
            <span className="visually-hidden">{tag}</span>
          </summary>
          <p className="visually-hidden">{sentence}</p>
        </details>
      ))}
    </div>
  )
}
