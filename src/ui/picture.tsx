import { pictureUrl } from '../assets.ts'
import type { PictureName } from '../content/drawn.ts'

interface PictureProps {
  name: PictureName
  /** What the drawing shows and what its thread becomes; empty for decoration. */
  alt: string
  width?: number
  height?: number
  /** A drawing of the same for phones, and its proportions: higher than wide, with larger words. */
  tall?: { name: PictureName; width: number; height: number }
  /** The picture of the first screen: fetched at once, and before others. */
  first?: boolean
  className?: string | undefined
}

const narrow = '(max-width:47.99rem)'
const dark = '(prefers-color-scheme:dark)'

/**
 * A drawing at its own proportions, so that nothing moves when it arrives; lazy unless it comes first.
 * Its dark colours are those of the address `…#dark`: WebKit tells a drawing nothing of the page's scheme.
 */
export function Picture({
  name,
  alt,
  width = 800,
  height = 600,
  tall,
  first = false,
  className,
}: PictureProps) {
  const url = pictureUrl(name)
  return (
    <picture>
      {tall && <Tall {...tall} />}
      <source media={dark} srcSet={`${url}#dark`} />
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

function Tall({ name, ...size }: { name: PictureName; width: number; height: number }) {
  const url = pictureUrl(name)
  return (
    <>
      <source media={`${narrow} and ${dark}`} srcSet={`${url}#dark`} {...size} />
      <source media={narrow} srcSet={url} {...size} />
    </>
  )
}
