import { stylesOf } from '../assets.ts'
import type { Path } from '../routes.ts'

/**
 * Ends the first screen: the head has the rules for all that comes before, and the browser paints it while it asks
 * for those that this kind of page needs besides. Every page has one; the build and a test hold that.
 */
export function RestOfStylesheet({ path }: { path?: Path }) {
  const styles = stylesOf(path)
  return styles && <link rel="stylesheet" href={styles.rest} />
}
