import type { ReactNode } from 'react'
import type { ShownPicture } from '../content/drawings.ts'
import { Cloth } from '../ui/cloth.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './picture-band.module.css'

/** The classes of a picture of which only a part is shown: the top of a drawing, or the middle of a photograph. */
export const upperPart = {
  className: 'w-full aspect-video',
  drawingClassName: '[object-fit:cover] [object-position:top]',
}

interface PictureBandProps {
  /** Without a picture, the band shows only the pattern of the accent colour. */
  picture: ShownPicture | undefined
  /** Joins the picture with one of the same name on another page, by a view transition. */
  travels?: string
  /** For the first picture of a page, which the browser loads before others. */
  first?: boolean
  /** Shows all of the picture, and not only its upper part. */
  whole?: boolean
  /** The text of the band. It stands below the picture, and at the left of it on wide screens. */
  children: ReactNode
}

/** A picture that ends at the right edge of the page. The space at its left has the pattern of the accent colour. */
export function PictureBand({ picture, travels, first = false, whole = false, children }: PictureBandProps) {
  return (
    <div className={`${styles.band} grid`}>
      <Cloth className={`${styles.cloth} col-span-full min-h-48 print:hidden`} />
      {picture && (
        <div className={styles.picture} data-travels={travels}>
          <Picture
            name={picture.file}
            alt={picture.alt}
            first={first}
            sizes="(min-width:64rem) 68vw,100vw"
            {...(whole ? { className: 'w-full' } : upperPart)}
          />
        </div>
      )}
      <div className={`${styles.panel} col-span-full`}>{children}</div>
    </div>
  )
}
