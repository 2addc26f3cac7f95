import { home } from '../../content/home.ts'
import styles from './loom-answers.module.css'

/** The classes of the tags, in the order of `home.hero.answers` and of the parts of `loom-answers.svg`. */
const tags = [styles.system, styles.spreadsheets, styles.launch, styles.vendors, styles.standard]

/**
 * The tags in the drawing of the home page. A tag that is pointed at, focused or open shows its thread and the part of the
 * product that the thread becomes. A drawing of it is loaded then. Screen readers read the same as a sentence.
 */
export function LoomAnswers() {
  return (
    <div className={styles.tags} data-print="off">
      {home.hero.answers.map(({ tag, sentence }, index) => (
        <details key={tag} name="loom-answers" className={`${styles.tag} ${tags[index]}`}>
          <summary className={styles.summary}>
            <span className="visually-hidden">{tag}</span>
          </summary>
          <p className="visually-hidden">{sentence}</p>
        </details>
      ))}
    </div>
  )
}
