import { built, typefaces } from '../assets.ts'
import { kindOf, type Path } from '../routes.ts'

/** React moves a link without a listener into the head. There, Chromium would delay the first paint for typefaces. */
const inPlace = () => {}

interface StylesheetProps {
  /** The page; none for the not-found page. */
  path?: Path
  /** Links to the stylesheet of all pages. The error page needs it, because the build does not render that page. */
  all?: boolean
}

/**
 * The link to the stylesheet of the kind of page, below what a visitor sees without scrolling. The head has the rules for
 * the elements above the link. The build refuses a page without this link.
 */
export function Stylesheet({ path, all = false }: StylesheetProps) {
  const href = (all ? null : built.stylesheets[kindOf(path)]) ?? built.stylesheet
  if (!href) return null
  return (
    <>
      <link rel="stylesheet" href={href} />
      {typefaces.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
          fetchPriority="low"
          onLoad={inPlace}
        />
      ))}
    </>
  )
}
