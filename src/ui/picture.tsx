import { photographOf, pictureUrl } from '../assets.ts'
import type { PictureName } from '../content/drawn.ts'

interface PictureProps {
  name: PictureName
  /** What the picture shows, and of a drawing what its thread becomes; empty for decoration. */
  alt: string
  /** The proportions of its place, which a photograph fills. Both left out: those of a photograph, or 800 by 600. */
  width?: number
  height?: number
  /** A picture of the same for phones, and its proportions: higher than wide, with larger words. */
  tall?: { name: PictureName; width: number; height: number }
  /** The picture of the first screen: fetched at once, and before others. */
  first?: boolean
  /** How wide a photograph is shown, as the attribute of `img`; browsers that can measure it themselves do. */
  sizes?: string
  className?: string | undefined
  /** Further classes of a drawing alone. A photograph fills its place anyway, and is cut around its middle. */
  drawingClassName?: string
}

const narrow = '(max-width:47.99rem)'
const dark = '(prefers-color-scheme:dark)'

/** The place keeps its proportions when a photograph arrives, which may have others. */
const filled = 'bg-sunk [contain:size] [object-fit:cover]'

/**
 * A drawing or a photograph at its own proportions, so that nothing moves when it arrives; lazy unless it comes first.
 * A drawing's dark colours are those of the address `…#dark`: WebKit tells a drawing nothing of the page's scheme.
 */
export function Picture({
  name,
  alt,
  width,
  height,
  tall,
  first = false,
  sizes = '(min-width:48rem) 50vw,100vw',
  className = '',
  drawingClassName = '',
}: PictureProps) {
  const photograph = photographOf(name)
  const own = width || height ? undefined : photograph
  const measured = first ? sizes : `auto,${sizes}`
  return (
    <picture>
      {tall && <Sources {...tall} media={narrow} sizes={measured} />}
      <Sources name={name} sizes={measured} />
      <img
        src={pictureUrl(name)}
        alt={alt}
        width={own?.width ?? width ?? 800}
        height={own?.height ?? height ?? 600}
        className={`${photograph ? filled : drawingClassName} ${className}`.trim() || undefined}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

interface SourcesProps {
  name: PictureName
  sizes: string
  /** Left out: a drawing's light colours are those of the `img`. */
  media?: string
  width?: number
  height?: number
}

/** What a browser may take instead of the `img`: first what is for dark schemes alone. */
function Sources({ name, sizes, media, ...size }: SourcesProps) {
  const photograph = photographOf(name)
  const url = pictureUrl(name)
  const drawing = { dark: { sources: [{ srcSet: `${url}#dark` }] }, sources: media ? [{ srcSet: url }] : [] }
  const { dark: darker, sources } = photograph ?? drawing
  const rest = photograph ? { sizes, ...size } : size
  return (
    <>
      {darker?.sources.map((source) => (
        <source key={source.srcSet} media={media ? `${media} and ${dark}` : dark} {...source} {...rest} />
      ))}
      {sources.map((source) => (
        <source key={source.srcSet} media={media} {...source} {...rest} />
      ))}
    </>
  )
}
