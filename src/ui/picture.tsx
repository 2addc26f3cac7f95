import { pictureUrl } from '../assets.ts'
import type { PictureName } from '../content/drawn.ts'

interface PictureProps {
  name: PictureName
  /** What the drawing shows and what its thread becomes; empty for decoration. */
  alt: string
  width?: number
  height?: number
  /** The picture of the first screen: fetched at once, and before others. */
  first?: boolean
  className?: string
}

/**
 * A drawing at its own proportions, so that nothing moves when it arrives; lazy unless it comes first.
 * Its dark colours are those of the address `…#dark`: WebKit tells a drawing nothing of the page's scheme.
 */
export function Picture({ name, alt, width = 800, height = 600, first = false, className }: PictureProps) {
  const url = pictureUrl(name)
  return (
    <picture>
      <source media="(prefers-color-scheme:dark)" srcSet={`${url}#dark`} />
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        className={className}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
