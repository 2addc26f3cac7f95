import type { ComponentProps } from 'react'
import type { PictureName } from '../content/picture-names.ts'
import { Picture } from './picture.tsx'

interface CropProps extends Omit<ComponentProps<'svg'>, 'name' | 'part'> {
  name: PictureName
  /** Of the whole drawing, in its own units. */
  size: readonly [width: number, height: number]
  /** The part that is shown, in the same units. */
  part: readonly [left: number, top: number, width: number, height: number]
  /** What the part shows. Left out, the part is decoration. */
  alt?: string
}

/** A part of a drawing. An attribute says which, because the content security policy forbids inline styles. */
export function Crop({ name, size, part, alt, ...rest }: CropProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its label names it; a title would show as a tooltip
    <svg
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      viewBox={part.join(' ')}
      {...rest}
    >
      <foreignObject width={size[0]} height={size[1]}>
        <Picture name={name} alt="" size={size} />
      </foreignObject>
    </svg>
  )
}
