import { client, typefaces } from '../assets.ts'

/** React moves a link without a listener into the head. There, Chromium would delay the first paint for typefaces. */
const inPlace = () => {}

/**
 * The link to the stylesheet of all pages, below what a visitor sees without scrolling. The head has the rules for the
 * elements above the link. The build refuses a page without this link.
 */
export function Stylesheet() {
  if (!client.stylesheet) return null
  return (
    <>
      <link rel="stylesheet" href={client.stylesheet} />
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
