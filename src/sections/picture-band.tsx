import type { ReactNode } from 'react'
import type { ShownPicture } from '../content/drawings.ts'
import { Cloth } from '../ui/cloth.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './picture-band.module.css'

interface PictureBandProps {
  /** Left out, only the pattern is shown. */
  picture: ShownPicture | undefined
  /** Joins the picture with one of the same name on another page, by a view transition. */
  travels?: string
  /** For the first picture of a page, which the browser loads before others. */
  first?: boolean
  /** Shows all of the picture, and not only its upper part. */
  whole?: boolean
  /** What stands below the picture or, on wide screens, at its left. */
  children: ReactNode
}

/** A picture that ends at the right edge of the page. The space at its left has the pattern of the accent colour. */
export function PictureBand({ picture, travels, first = false, whole = false, children }: PictureBandProps) {
  return (
    <div className={styles.band}>
      <Cloth className={styles.cloth} />
      {picture && (
        <div className={whole ? styles.picture : `${styles.picture} ${styles.part}`} data-travels={travels}>
          <Picture name={picture.file} alt={picture.alt} first={first} sizes="(min-width:64rem) 68vw,100vw" />
        </div>
      )}
      <div className={styles.panel}>{children}</div>
    </div>
  )
}
