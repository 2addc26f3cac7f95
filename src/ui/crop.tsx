import { pictureFile } from '../assets.ts'
import { Picture, type PictureProps } from './picture.tsx'

interface CropProps extends Pick<PictureProps, 'name' | 'className'> {
  /** Of the whole picture, in its own units. */
  size: readonly [width: number, height: number]
  /** The part that is shown, in the same units. */
  part: readonly [left: number, top: number, width: number, height: number]
  /** What the part shows. Left out, the part is decoration. */
  alt?: string
  /** Stretches the part of a drawing to its box, in whose middle it otherwise stands. */
  stretched?: boolean
}

/** A part of a drawing, which stands in its address, or of a photograph, whose box the part fills. */
export function Crop({ name, size: [width, height], part, alt = '', stretched, className = '' }: CropProps) {
  const [left, top, partWidth, partHeight] = part
  const isPhotograph = pictureFile(name).size !== undefined
  // WebKit does not take `preserveAspectRatio` from the drawing where the address has a view.
  const view = `#svgView(viewBox(${part});preserveAspectRatio(${stretched ? 'none' : 'xMidYMid'}))`
  const place = (before: number, beyond: number) => `${(100 * before) / (beyond || 1)}%`
  return (
    <Picture
      name={name}
      alt={alt}
      size={[partWidth, partHeight]}
      fragment={isPhotograph ? '' : view}
      aroundClassName={`block self-start ${className}`}
      className="size-full"
      style={{
        aspectRatio: `${partWidth} / ${partHeight}`,
        ...(isPhotograph && {
          objectPosition: `${place(left, width - partWidth)} ${place(top, height - partHeight)}`,
        }),
      }}
    />
  )
}
