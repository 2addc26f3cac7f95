import { home } from '../../content/home.ts'
import { Tag } from '../../ui/tag.tsx'
import styles from './loom-answers.module.css'

/** How the text of a label answers hover, focus and press. */
const answering =
  'underline [text-decoration-color:transparent] [text-decoration-thickness:3px] [transition:text-decoration-color_.15s] group-hover:[text-decoration-color:currentColor] group-focus-visible:[text-decoration-color:currentColor] group-active:[text-decoration-thickness:5px]'

/**
 * The labels on the loose threads of the drawing. Each names a problem. One that is opened names what replaced it, says how
 * in a sentence, and marks that part of the product. `client/loom.ts` makes them one stop of the keyboard.
 */
export function LoomAnswers() {
  return (
    <div className={styles.labels} data-print="off">
      {Object.entries(home.hero.answers).map(([part, { problem, becomes, sentence }]) => (
        <details key={part} name="loom-answers" className={`${styles.label} ${styles[part]}`}>
          <summary className={`${styles.summary} group`}>
            <Tag inline>
              <span className={`${styles.problem} ${answering}`}>{problem}</span>
              <span className={`${styles.becomes} ${answering}`}>{becomes}</span>
            </Tag>
          </summary>
          <p className={`${styles.sentence} text-sm`}>{sentence}</p>
        </details>
      ))}
    </div>
  )
}
