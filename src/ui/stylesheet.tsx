import { client, typefaces } from '../assets.ts'

/** React moves a link without a listener into the head. There, Chromium would delay the first paint for typefaces. */
const inPlace = () => {}

/**
 * The link to the stylesheet of all pages, at the end of the first screen. The head has the rules for what comes before
 * it, which the browser paints while it loads the stylesheet and the typefaces. The build refuses a page without it.
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
