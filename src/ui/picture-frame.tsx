import { pictureFile } from '../assets.ts'
import type { ShownPicture, View } from '../content/project-drawings.ts'
import { Picture, type PictureProps } from './picture.tsx'
import styles from './picture-frame.module.css'

interface PictureFrameProps extends Pick<PictureProps, 'first' | 'sizes' | 'className'> {
  picture: Pick<ShownPicture, 'file' | 'alt'>
  /** The view that the frame shows; without one, all of the drawing. */
  view?: View | undefined
  /** The view in narrow windows. */
  narrow?: View
  /** Lets the ground of the drawing go on at the left, to the edge of the page. */
  bleeding?: boolean
}

/**
 * A drawing of 800 by 600 units, or a photograph, in a frame that shows a view of it. The drawing is as wide as all of it would
 * be, because its media queries ask for that.
 */
export function PictureFrame({
  picture,
  view,
  narrow,
  bleeding,
  className = '',
  ...rest
}: PictureFrameProps) {
  const { file, alt } = picture
  return (
    <div
      className={`${styles.frame} ${narrow ? styles.narrow : ''} ${bleeding ? styles.bleeding : ''} ${className}`}
      style={{ ...(view && place('view', view)), ...(narrow && place('narrow', narrow)) }}
    >
      <Picture
        name={file}
        alt={alt}
        aroundClassName={`block absolute ${pictureFile(file).size ? 'inset-0' : styles.drawing}`}
        className="w-full h-full"
        {...rest}
      />
    </div>
  )
}

/** Custom properties for the place of a drawing in the frame of a view, in shares of the width of the frame. */
function place(name: 'view' | 'narrow', [left, top, width, height]: View) {
  const share = (units: number) => `${Number(((units / width) * 100).toFixed(2))}%`
  return {
    [`--${name}-ratio`]: `${width}/${height}`,
    [`--${name}-width`]: share(800),
    [`--${name}-margin`]: `${share(-top)} 0 ${share(top + height - 600)} ${share(-left)}`,
  }
}
