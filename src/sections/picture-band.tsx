import type { ReactNode } from 'react'
import { from } from '../../client/breakpoints.ts'
import type { ShownPicture } from '../content/project-drawings.ts'
import cloth from '../ui/cloth.module.css'
import { PictureFrame } from '../ui/picture-frame.tsx'
import styles from './picture-band.module.css'

/** Sets `--picture`, the width of the picture, for elements around the band, too. Its height is at most 70 % of the window's. */
export const pictureWidth = '[--picture:min(100%-var(--gut),92vh)] lg:[--picture:min(68%,72rem,92vh)]'

/** In the margin of a page, the thread lies above the ground and below the panel. */
const ground =
  'relative -z-2 row-start-1 col-start-1 grid grid-cols-1 min-h-48 [overflow:clip] border-y-2 border-ink print:max-w-88 print:ml-[var(--gut)] print:border-2'

interface PictureBandProps {
  /** Without a picture, the band shows only the pattern of the accent colour. */
  picture: ShownPicture | undefined
  /** For the first picture of a page, which the browser loads before others. */
  first?: boolean
  /** Shows the whole picture. Without this, the band shows the view `wide` of the picture, and on phones the view `small`. */
  whole?: boolean
  /** The text of the band. It stands below the picture. On wide screens, it stands at the left of a picture that is not whole. */
  children: ReactNode
}

/** A picture that ends at the right edge of the page. At its left, the cloth of the drawing goes on. */
export function PictureBand({ picture, first = false, whole = false, children }: PictureBandProps) {
  return (
    <div className={`${pictureWidth} grid grid-cols-1`}>
      <div className={`${cloth.cloth} ${ground}`} aria-hidden={picture ? undefined : true}>
        {picture && (
          <PictureFrame
            picture={picture}
            {...(!whole && { view: picture.views.wide, narrow: picture.views.small })}
            bleeding
            first={first}
            sizes={`${from('lg')} 68vw,100vw`}
            className={`self-stretch justify-self-end w-[var(--picture)] print:w-full ${whole ? '' : 'lt-md:w-full'}`}
          />
        )}
      </div>
      {children && <div className={`${styles.panel} ${whole ? '' : styles.beside}`}>{children}</div>}
    </div>
  )
}
