import type { CSSProperties } from 'react'
import { below, from } from '../../client/breakpoints.ts'
import { type PictureFile, pictureFile } from '../assets.ts'
import type { PictureName } from '../content/picture-names.ts'

type Size = readonly [width: number, height: number]

export interface PictureProps {
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
  /** What follows in the address of a drawing: the view that it shows. */
  fragment?: string
  style?: CSSProperties
  /** Further classes of a drawing. A photograph always fills its box, cut around its middle. */
  drawingClassName?: string
}

const narrow = below('md')
const dark = '(prefers-color-scheme:dark)'

/** The classes of a photograph. The box keeps its proportions when a photograph with others arrives. */
const filled = 'bg-sunk [contain:size] [object-fit:cover]'

/**
 * A drawing or a photograph. It has width and height, so that nothing moves when it arrives. A drawing has a file for its dark
 * colours, because WebKit does not tell it the colour scheme of the page.
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
  fragment = '',
  style,
  drawingClassName = '',
}: PictureProps) {
  const file = pictureFile(name)
  const [width, height] = size ?? file.size ?? [800, 600]
  const shown = { fragment, sizes: first ? sizes : `auto,${sizes}` }
  return (
    <picture className={aroundClassName}>
      {tall && <Sources media={narrow} {...shown} {...tall} file={pictureFile(tall.name)} />}
      <Sources {...shown} file={file} />
      <img
        src={file.src + fragment}
        alt={alt}
        width={width}
        height={height}
        style={style}
        className={`${file.size ? filled : drawingClassName} ${className}`.trim() || undefined}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

interface SourcesProps {
  file: PictureFile
  fragment: string
  sizes: string
  /** Left out for the picture that `img` shows: a drawing then needs a source for its dark colours only. */
  media?: string
  size?: Size
}

/** What a browser can show instead of the `img`, with the sources for the dark scheme first. */
function Sources({ file, fragment, sizes, media, size }: SourcesProps) {
  const rest = { ...(file.size && { sizes }), width: size?.[0], height: size?.[1] }
  return (
    <>
      {file.dark?.sources.map(({ srcSet, type }) => (
        <source
          key={srcSet}
          media={media ? `${media} and ${dark}` : dark}
          type={type}
          srcSet={srcSet + fragment}
          {...rest}
        />
      ))}
      {(media || file.size) &&
        file.sources.map(({ srcSet, type }) => (
          <source key={srcSet} media={media} type={type} srcSet={srcSet + fragment} {...rest} />
        ))}
    </>
  )
}
