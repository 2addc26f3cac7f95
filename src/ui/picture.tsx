import { photographOf, pictureUrl } from '../assets.ts'
import type { PictureName } from '../content/drawn.ts'

interface PictureProps {
  name: PictureName
  /** What the picture shows; empty for decoration. */
  alt: string
  /** The proportions of the box, which a photograph fills. By default its own, or 800 by 600 for a drawing. */
  width?: number
  height?: number
  /** A version for phones, higher than wide and with larger words, and its proportions. */
  tall?: { name: PictureName; width: number; height: number }
  /** For the picture of the first screen, which the browser loads before others. The rest load lazily. */
  first?: boolean
  /** The attribute `sizes` of a photograph, for browsers that cannot measure it. */
  sizes?: string
  className?: string | undefined
  /** Further classes of a drawing. A photograph always fills its box, cut around its middle. */
  drawingClassName?: string
}

const narrow = '(max-width:47.99rem)'
const dark = '(prefers-color-scheme:dark)'

/** The classes of a photograph. The box keeps its proportions when a photograph with others arrives. */
const filled = 'bg-sunk [contain:size] [object-fit:cover]'

/**
 * A drawing or a photograph. It has width and height, so that nothing moves when it arrives. The address `…#dark` shows a
 * drawing in its dark colours, because WebKit does not tell a drawing the colour scheme of the page.
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
  /** Left out for the picture that `img` shows: a drawing then needs a source for its dark colours only. */
  media?: string
  width?: number
  height?: number
}

/** What a browser can show instead of the `img`, with the sources for the dark scheme first. */
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
