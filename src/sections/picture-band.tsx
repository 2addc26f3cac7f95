import type { ReactNode } from 'react'
import { from } from '../../client/breakpoints.ts'
import type { ShownPicture } from '../content/project-drawings.ts'
import cloth from '../ui/cloth.module.css'
import { Picture } from '../ui/picture.tsx'
import styles from './picture-band.module.css'

/** Sets `--picture`, the width of the picture, for elements around the band, too. */
export const pictureWidth = '[--picture:calc(100%-var(--gut))] lg:[--picture:min(68%,72rem)]'

/** In the margin, the thread lies above the pattern and below the panel. */
const behindThread = 'relative -z-2 row-start-1 border-ink'

/** The threads are as thick as those of the drawing, which are 16 of its 800 units apart. */
const clothThreads = '[--cell:2vw] lg:[--cell:min(1.36vw,1.44rem)]'

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
  /** The text of the band. On wide screens it stands at the left of the picture, and otherwise below it. */
  children: ReactNode
}

/** A picture that ends at the right edge of the page. The space at its left has the pattern of the accent colour. */
export function PictureBand({ picture, travels, first = false, whole = false, children }: PictureBandProps) {
  return (
    <div className={`${pictureWidth} grid grid-cols-[calc(100%-var(--picture))_var(--picture)]`}>
      <div
        aria-hidden="true"
        className={`${cloth.cloth} ${behindThread} ${clothThreads} col-span-full min-h-48 border-y-2 print:hidden`}
      />
      {picture && (
        <div
          className={`${behindThread} col-start-2 overflow-hidden border-y-2 lg:border-l-2 print:col-span-full print:max-w-88 print:ml-[var(--gut)] print:border-2`}
          data-travels={travels}
        >
          <Picture
            name={picture.file}
            alt={picture.alt}
            first={first}
            sizes={`${from('lg')} 68vw,100vw`}
            {...(whole ? { className: 'w-full' } : upperPart)}
          />
        </div>
      )}
      {children && <div className={styles.panel}>{children}</div>}
    </div>
  )
}
