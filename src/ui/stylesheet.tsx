import { client, typefaces } from '../assets.ts'
import { kindOf, type Path } from '../routes.ts'

/** React moves a link without a listener into the head. There, Chromium would delay the first paint for typefaces. */
const inPlace = () => {}

/**
 * The link to the stylesheet of the kind of page, below what a visitor sees without scrolling. The head has the rules for
 * the elements above the link. The build refuses a page without this link. Error pages, which have no path, link to the
 * stylesheet of all pages.
 */
export function Stylesheet({ path }: { path?: Path }) {
  const href = (path && client.stylesheets[kindOf(path)]) ?? client.stylesheet
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
