import type { PictureName } from '../content/drawn.ts'
import { Picture } from './picture.tsx'

interface CropProps {
  name: PictureName
  /** Width and height of the whole drawing, in its own units. */
  size: readonly [width: number, height: number]
  /** What is shown of it, in the same units. */
  part: readonly [left: number, top: number, width: number, height: number]
  /** What the part shows; left out for decoration. */
  alt?: string
  /** Fills its box whatever that box’s proportions. */
  stretched?: boolean
  /** In pixels; left out: as wide as its box. */
  across?: number
  className?: string | undefined
}

/**
 * A part of a drawing. The part is an attribute, since the security policy forbids `style`, and a
 * drawing’s address has one fragment only, which says whether its colours are dark.
 */
export function Crop({ name, size: [width, height], part, alt, stretched, across, className }: CropProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its label names it; a title would show as a tooltip
    <svg
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      viewBox={part.join(' ')}
      width={across}
      className={className}
      {...(stretched && { preserveAspectRatio: 'none' })}
    >
      <foreignObject width={width} height={height}>
        <Picture name={name} alt="" width={width} height={height} />
      </foreignObject>
    </svg>
  )
}
