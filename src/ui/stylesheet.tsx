import { client, typefaces } from '../assets.ts'

/** React moves a link into the head unless it has a listener. There, Chromium would hold back the first paint for typefaces. */
const inPlace = () => {}

/**
 * Ends the first screen: the head has the rules for all that comes before, and the browser paints it while it asks for
 * the stylesheet, which is the same for all pages. Every page has one; the build and a test hold that. Typefaces are
 * asked for at the same time, so that most of the page is laid out once, with them.
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
