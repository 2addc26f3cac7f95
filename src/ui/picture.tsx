import { below, from } from '../../client/breakpoints.ts'
import { photographOf, pictureUrl } from '../assets.ts'
import type { PictureName } from '../content/picture-names.ts'
import type { ShownPicture, Views } from '../content/project-drawings.ts'
import styles from './picture.module.css'

type Size = readonly [width: number, height: number]

interface PictureProps {
  name: PictureName
  /** What the picture shows; empty for decoration. */
  alt: string
  /** The proportions of the box, which a photograph fills. By default its own, or 800 by 600 for a drawing. */
  size?: Size
  /** A version for phones, or for windows that match `media`: higher than wide, with larger words. */
  tall?: { name: PictureName; size: Size; media?: string }
  /** For the picture of the first screen, which the browser loads before others. The rest load lazily. */
  first?: boolean
  /** The attribute `sizes` of a photograph, for browsers that cannot measure it. */
  sizes?: string
  className?: string | undefined
  /** The classes of the element around the picture and its versions. */
  aroundClassName?: string | undefined
  /** Further classes of a drawing. A photograph always fills its box, cut around its middle. */
  drawingClassName?: string
}

const narrow = below('md')
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
  size,
  tall,
  first = false,
  sizes = `${from('md')} 50vw,100vw`,
  className = '',
  aroundClassName,
  drawingClassName = '',
}: PictureProps) {
  const photograph = photographOf(name)
  const [width, height] = size ?? (photograph ? [photograph.width, photograph.height] : [800, 600])
  const measured = first ? sizes : `auto,${sizes}`
  return (
    <picture className={aroundClassName}>
      {tall && <Sources media={narrow} {...tall} sizes={measured} />}
      <Sources name={name} sizes={measured} />
      <img
        src={pictureUrl(name)}
        alt={alt}
        width={width}
        height={height}
        className={`${photograph ? filled : drawingClassName} ${className}`.trim() || undefined}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

interface PictureFrameProps extends Pick<PictureProps, 'first' | 'sizes' | 'className'> {
  picture: ShownPicture
  /** The views that the frame shows, by the breakpoint from which each applies; without one, all of the drawing. */
  views: Partial<Record<'' | 'lt-md' | 'md' | 'xl', keyof Views | 'whole'>>
  /** Lets the ground of the drawing go on at the left, to the edge of the page. */
  bleeding?: boolean
  /** Joins the picture with one of the same name on another page, by a view transition. */
  travels?: string | undefined
}

/** A picture in a frame, of which the frame shows a view that was chosen for its proportions. */
export function PictureFrame({
  picture,
  views,
  className = '',
  bleeding,
  travels,
  ...rest
}: PictureFrameProps) {
  const { file, alt } = picture
  const chosen = { ...picture.views, whole: [0, 0, 800, 600] }
  const classes = Object.entries(views).map(
    ([from, name]) => `${from && `${from}:`}view-${chosen[name].join('-')}`,
  )
  return (
    <div
      className={`${styles.frame} ${bleeding ? styles.bleeding : ''} ${classes.join(' ')} ${className}`}
      data-travels={travels}
    >
      <Picture
        name={file}
        alt={alt}
        aroundClassName={`block absolute ${photographOf(file) ? 'inset-0' : styles.drawing}`}
        className="w-full h-full"
        {...rest}
      />
    </div>
  )
}

interface SourcesProps {
  name: PictureName
  sizes: string
  /** Left out for the picture that `img` shows: a drawing then needs a source for its dark colours only. */
  media?: string
  size?: Size
}

/** What a browser can show instead of the `img`, with the sources for the dark scheme first. */
function Sources({ name, sizes, media, size }: SourcesProps) {
  const photograph = photographOf(name)
  const url = pictureUrl(name)
  const drawing = { dark: { sources: [{ srcSet: `${url}#dark` }] }, sources: media ? [{ srcSet: url }] : [] }
  const { dark: darker, sources } = photograph ?? drawing
  const rest = { ...(photograph && { sizes }), width: size?.[0], height: size?.[1] }
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
